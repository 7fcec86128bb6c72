"""The page in headless Chromium: tokens, cards on hover and by key; a hostile text neither runs nor calls out."""

import json
import math
import re
import shutil
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_show import HOSTILE, record

from jaxlp import show
from jaxlp.scored import Candidate
from jaxlp.show.style import DARK, LIGHT

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = pytest.mark.skipif(
    not (CHROMIUM and DRIVER), reason="no chromium and chromedriver: apt-get install -y chromium chromium-driver"
)


@pytest.fixture(scope="module")
def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for switch in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
        options.add_argument(switch)
    options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def server():
    """Loopback: it gives back what was put at a path, and lists every path that was asked for."""
    pages, asked = {}, []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            body = pages.get(self.path, "").encode()
            self.send_response(200 if body else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET

        def log_message(self, *_): ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", pages, asked
    server.shutdown()


@pytest.fixture
def opened(browser, server):
    """`opened(html, width)`: the browser, with the page and empty logs."""
    url, pages, asked = server

    def call(html, width=1280):
        browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False},
        )
        pages["/page"] = html
        asked.clear()
        for log in ("performance", "browser"):
            browser.get_log(log)
        browser.get(f"{url}/page")
        pointer = ActionBuilder(browser)
        pointer.pointer_action.move_to_location(1, 1)  # it would stay where the last page left it
        pointer.perform()
        return browser

    return call


def requests(browser):
    """The addresses that the page asked for, by the browser's own record."""
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    return [e["params"]["request"]["url"] for e in events if e["method"] == "Network.requestWillBeSent"]


def cards(browser):
    """The texts of the cards that can be seen."""
    return [card.text for card in browser.find_elements(By.CSS_SELECTOR, ".a") if card.is_displayed()]


def tokens(browser):
    return browser.find_elements(By.CSS_SELECTOR, ".t")


def text():
    return record(["The", " cat", " sat", " down", ".\n", "Then", " it", " slept"])


def test_tokens_are_shown_and_a_hover_opens_a_card(opened):
    browser = opened(show.page(text()))
    copied = browser.execute_script(
        "getSelection().selectAllChildren(document.querySelector('.x')); return getSelection().toString()"
    )
    assert copied == "The cat sat down.\nThen it slept" and cards(browser) == []
    ActionChains(browser).move_to_element(tokens(browser)[2]).perform()
    [card] = cards(browser)
    assert card.split("\n") == ["·sat", "token 2 · 1.00 nats · p 36.8%", "·other2", "28.7%", "·sat", "36.8%"]
    ActionChains(browser).send_keys(Keys.ESCAPE).perform()
    assert cards(browser) == []
    ActionChains(browser).move_to_element(tokens(browser)[3]).perform()
    assert len(cards(browser)) == 1
    ActionChains(browser).move_by_offset(0, 300).perform()
    assert cards(browser) == []


def test_keys_open_cards_and_move(opened):
    browser = opened(show.page(text()))

    def press(key):
        ActionChains(browser).send_keys(key).perform()
        return [card.split("\n")[0] for card in cards(browser)]

    assert press(Keys.TAB) == ["The"]
    assert press(Keys.ARROW_RIGHT) == ["·cat"]
    assert press(Keys.ARROW_RIGHT) == ["·sat"]
    focused = browser.switch_to.active_element
    described = browser.find_element(By.ID, focused.get_attribute("aria-describedby"))
    assert described.get_attribute("role") == "tooltip" and described.is_displayed()
    assert press(Keys.ARROW_LEFT) == ["·cat"]
    assert press(Keys.ARROW_DOWN) == ["·it"] and press(Keys.ARROW_UP) == ["·cat"]
    assert press(Keys.END) == ["·slept"] and press(Keys.ARROW_RIGHT) == ["·slept"]
    assert press(Keys.HOME) == ["The"] and press(Keys.ARROW_LEFT) == ["The"]
    assert press(Keys.ESCAPE) == [] and press(Keys.ARROW_RIGHT) == ["·cat"]
    assert press(Keys.TAB) == []  # one stop a text
    assert browser.execute_script("return document.activeElement === document.body")


@pytest.mark.parametrize(("scheme", "colours"), [("light", LIGHT), ("dark", DARK)])
def test_tokens_and_legend_are_shaded_alike(opened, scheme, colours):
    scores = [None, *(-float(n) for n in range(11)), -math.inf, math.nan]
    browser = opened(show.page(record([f" w{i}" for i in range(len(scores))], scores)))
    emulated = [{"name": "prefers-color-scheme", "value": scheme}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": emulated})
    style = """
        const found = {}
        for (const one of document.querySelectorAll(arguments[0])) {
          const style = getComputedStyle(one)
          found[one.classList[one.classList.contains("t") ? 1 : 0]] =
            [style.backgroundColor + style.backgroundImage, style.color, style.borderBottomWidth]
        }
        return found"""
    of_tokens, of_legend = (browser.execute_script(style, where) for where in (".t", ".k span"))
    assert of_tokens == of_legend and len(of_tokens) == 14
    assert len({back for back, _, _ in of_tokens.values()}) == 13  # not scored has the paper's own, as s0
    assert of_tokens["s0"][1] == f"rgb{tuple(int(colours['ink'][i : i + 2], 16) for i in (1, 3, 5))}"
    hottest = [float(x) * 255 for x in re.findall(r"[\d.]+", of_tokens["s10"][0])]
    assert hottest == pytest.approx([int(colours["hot"][i : i + 2], 16) for i in (1, 3, 5)], abs=0.1)
    bars = [float(of_tokens[f"s{n}"][2].partition("px")[0]) for n in range(11)]
    assert bars == sorted(bars) and len(set(bars)) > 4  # without colour
    few = opened(show.page(text()))
    legend = few.find_elements(By.CSS_SELECTOR, ".k .q, .k .z, .k .y")
    assert [entry.text for entry in legend if entry.is_displayed()] == ["not scored"]


@pytest.mark.parametrize("width", [380, 1280])
def test_cards_stay_on_the_screen_and_off_their_token(opened, width):
    browser = opened(show.page(record(["word", *(f" word{i}" for i in range(500))])), width)
    measure = """
        const [token, done] = arguments, box = one => one.getBoundingClientRect().toJSON()
        token.focus()
        const after = () => done([box(token.querySelector(".a")), box(token), {right: innerWidth, bottom: innerHeight}])
        requestAnimationFrame(() => requestAnimationFrame(after))  // the card follows a scroll in the next frame"""
    for token in tokens(browser)[::80]:
        card, box, screen = browser.execute_async_script(measure, token)
        assert min(card["left"], card["top"]) >= 0 and card["width"] > 150 and card["height"] > 50
        assert card["right"] <= screen["right"] and card["bottom"] <= screen["bottom"], (token.text, card)
        assert card["top"] >= box["bottom"] - 1 or card["bottom"] <= box["top"] + 1, (token.text, card, box)
        assert box["top"] >= 0 and box["bottom"] <= screen["bottom"]
    assert browser.execute_script("return document.documentElement.scrollWidth <= innerWidth")


def test_a_notebook_needs_no_script(opened):
    browser = opened(f"<!doctype html><body>{text()._repr_html_()}")
    assert cards(browser) == []
    ActionChains(browser).send_keys(Keys.TAB).perform()
    assert cards(browser)[0].startswith("The")
    ActionChains(browser).send_keys(Keys.TAB).perform()
    assert cards(browser)[0].startswith("·cat")
    ActionChains(browser).move_to_element(tokens(browser)[5]).perform()
    assert [card.split("\n")[0] for card in cards(browser)] == ["Then"]
    assert not browser.execute_script("return document.scripts.length")


def test_hostile_text_neither_runs_nor_calls_out(opened, server):
    url, _, asked = server
    hostile = [
        f"<script>window.ran=1;fetch('{url}/fetched')</script>",
        f"<img src={url}/image onerror=window.ran=2>",
        f"\"><svg onload=window.ran=3><style>@import '{url}/style'</style>",
        f"<link rel=stylesheet href={url}/sheet><iframe src={url}/frame></iframe>",
        "</span></div></main></body><script>window.ran=4</script>" + HOSTILE,
        f"<a href='javascript:window.ran=5' ping={url}/ping>x</a>]]>-->*/;",
    ]
    tops = [[Candidate(i, word, -0.5), Candidate(99, hostile[-i], -1.0)] for i, word in enumerate(hostile)]
    scored = record(hostile, [-0.5] * len(hostile), id=hostile[4], tops=tops)
    for html in (
        show.page(scored, title=hostile[0]),
        show.page(show.compare(scored, scored, names=hostile[:2])),
        f"<!doctype html><link rel=icon href=data:,>{scored._repr_html_()}",
    ):
        browser = opened(html)
        for token in tokens(browser):
            browser.execute_script("arguments[0].focus()", token)
        assert [token.is_displayed() for token in tokens(browser)].count(True) >= len(hostile)
        assert browser.execute_script("return window.ran ?? 'nothing'") == "nothing"
        assert hostile[0] in browser.find_element(By.CSS_SELECTOR, ".x").get_attribute("textContent")
        assert asked in (["/page"], ["/page", "/favicon.ico"])
        assert set(requests(browser)) <= {f"{url}/page", f"{url}/favicon.ico", "data:,"}


def test_the_policy_holds_where_escaping_would_not(opened, server):
    """The second lock, and a proof that the checks above can fail: the same markup unescaped, with and without it."""
    url, _, asked = server
    attack = f"<script>window.ran=1;fetch('{url}/fetched')</script><img src={url}/image><b onclick=0 style=color:red>"
    page = show.page(text())
    attacked = page.replace("<main>", f"<main>{attack}")
    browser = opened(attacked)
    assert browser.execute_script("return window.ran ?? 'nothing'") == "nothing"
    assert "/fetched" not in asked and "/image" not in asked
    start, _, rest = attacked.partition('<meta http-equiv="Content-Security-Policy"')
    browser = opened(start + rest.partition(">")[2])
    assert browser.execute_script("return window.ran") == 1
    assert f"{url}/image" in requests(browser) and "/image" in asked


def test_letters_join_across_tokens(opened):
    """An Arabic word cut into tokens is as wide as the word in one: its letters keep their joined forms."""
    word = "مرحبا"
    width = """
        const boxes = [...document.querySelectorAll('.t')].map(token => token.getBoundingClientRect())
        return Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left))"""
    widths = []
    for pieces in ([word], list(word), [bytes([byte]) for byte in word.encode()]):
        browser = opened(show.page(record(pieces, [-1.0] * len(pieces))))
        widths.append(browser.execute_script(width))
        browser.execute_script("arguments[0].focus()", tokens(browser)[len(pieces) // 3])
        assert len(cards(browser)) == 1
        widths.append(browser.execute_script(width))
    apart = opened(show.page(record(list("\u200c".join(word)), [-1.0] * (2 * len(word) - 1))))
    assert widths == pytest.approx([widths[0]] * 6, abs=0.5)
    assert abs(apart.execute_script(width) - widths[0]) > 3
