"""Pictures of a scored text, in HTML for notebooks and files, and plots of it and of a ragged batch.

Texts are hostile: everything of them is escaped, and pages run no script but their own. This floor stands below
`jaxlp.scored`, whose record draws itself.
"""

from jaxlp.show.document import page
from jaxlp.show.picture import Picture, fragment
from jaxlp.show.plots import batch_plot, surprisal_plot
from jaxlp.show.side_by_side import compare

__all__ = ["Picture", "batch_plot", "compare", "fragment", "page", "surprisal_plot"]
