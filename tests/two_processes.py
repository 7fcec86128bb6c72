"""Two processes over loopback score one sharded vocabulary: python tests/two_processes.py FOLDER

Without a number it starts itself twice; each process writes what it found to FOLDER/<number>.npz.
"""

import socket
import subprocess
import sys
from pathlib import Path


def start(folder: str) -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    processes = [subprocess.Popen([sys.executable, __file__, folder, str(i), address]) for i in range(2)]
    try:
        return max(abs(process.wait(timeout=240)) for process in processes)
    finally:
        for process in processes:
            process.kill()


def run(folder: str, number: int, address: str) -> None:
    import os

    os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=2"
    import jax

    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.distributed.initialize(address, num_processes=2, process_id=number)

    sys.path.insert(0, str(Path(__file__).parent.parent))
    import jax.numpy as jnp
    import numpy as np
    from cases import batch
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    from jaxlp import build_graph, build_sharded_graph

    assert len(jax.devices()) == 4 and len(jax.local_devices()) == 2
    mesh = Mesh(jax.devices(), ("vocab",))
    case = batch(129, "float32")
    whole = np.pad(case.logits, ((0, 0), (0, 3)))
    shards = NamedSharding(mesh, PartitionSpec(None, "vocab"))
    logits = jax.make_array_from_callback(whole.shape, shards, lambda index: whole[index])
    graph = build_sharded_graph(3, mesh, "vocab", stats=True, vocab=129)
    scores, ids, stats = graph(logits, *case[1:])

    def loss(graph, logits):
        return jnp.sum(jnp.where(jnp.isfinite(x := graph(logits, *case[1:])[0]), x, 0))

    gradient = jax.jit(jax.grad(lambda z: loss(graph, z)))(logits)
    mine = [(shard.index, np.asarray(shard.data)) for shard in gradient.addressable_shards]
    expected = np.pad(jax.grad(lambda z: loss(build_graph(3), z))(case.logits), ((0, 0), (0, 3)))
    np.savez(
        Path(folder) / f"{number}.npz",
        scores=np.asarray(scores),
        ids=np.asarray(ids),
        rank=np.asarray(stats.rank),
        gradient=np.concatenate([part for _, part in mine], 1),
        expected_gradient=np.concatenate([expected[index] for index, _ in mine], 1),
    )


if __name__ == "__main__":
    if len(sys.argv) == 2:
        sys.exit(start(sys.argv[1]))
    run(sys.argv[1], int(sys.argv[2]), sys.argv[3])
