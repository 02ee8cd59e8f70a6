"""Opens an HTML file in Debian's Chromium and tells, as one JSON document, what a person would meet there.

The request is read from the standard input:

    {"page": "/tmp/a.html", "visits": [{
        "width": 390, "height": 844, "theme": "dark", "script": true, "axe": true, "screenshot": "/tmp/a.png",
        "steps": [{"press": "Tab"}, {"fill": "#filter", "text": "read"}, {"evaluate": "document.title"}]}]}

Each visit loads the page anew. A step answers with the value of its expression, or with the element that has the
focus after it: its tag, id, role and label.
"""

import json
import os
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# WCAG 2.1 AA, and what axe-core advises beyond it.
RULES = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}

FOCUS = """() => {
  const e = document.activeElement;
  return [e.tagName.toLowerCase(), e.id, e.getAttribute('role'), e.getAttribute('aria-label')]
    .map(part => part || '').join(' ').trim();
}"""

# How far the page, which must never scroll sideways, is wider than the window.
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def answer(page, step):
    if "evaluate" in step:
        return page.evaluate(step["evaluate"])
    if "press" in step:
        page.keyboard.press(step["press"])
    elif "fill" in step:
        page.fill(step["fill"], step["text"])
    elif "hover" in step:
        page.hover(step["hover"])
    elif "click" in step:
        page.click(step["click"])
    else:
        raise ValueError(f"no such step: {step}")
    return page.evaluate(FOCUS)


def visit(browser, path, wanted):
    context = browser.new_context(
        viewport={"width": wanted["width"], "height": wanted["height"]},
        color_scheme=wanted["theme"],
        java_script_enabled=wanted["script"],
    )
    # A busy machine is no fault of the page.
    context.set_default_timeout(120_000)
    page = context.new_page()
    complaints, requests = [], []
    page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"file://{path}", wait_until="load")
    result = {"overflow": page.evaluate(OVERFLOW), "violations": []}
    if wanted.get("screenshot"):
        page.screenshot(path=wanted["screenshot"])
    if wanted.get("axe"):
        found = Axe().run(page, options=RULES).response["violations"]
        result["violations"] = [
            f"{rule['id']}: {node['html'][:200]} {node['failureSummary']}" for rule in found for node in rule["nodes"]
        ]
    result["answers"] = [answer(page, step) for step in wanted["steps"]]
    if wanted.get("pdf"):
        page.pdf(path=wanted["pdf"], format="A4", print_background=True)
    result["complaints"] = complaints
    result["requests"] = [url for url in requests if url != f"file://{path}" and not url.startswith("data:")]
    context.close()
    return result


def main():
    request = json.load(sys.stdin)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            timeout=120_000,
            executable_path=os.environ.get("HABIT_CHROMIUM", "/usr/bin/chromium"),
            # A sandbox cannot be set up by root, who runs the tests in containers.
            args=["--no-sandbox"] if os.geteuid() == 0 else [],
        )
        results = [visit(browser, request["page"], wanted) for wanted in request["visits"]]
        browser.close()
    json.dump({"visits": results}, sys.stdout, ensure_ascii=False)


main()
