"""Stands in for a desktop: a real session bus, on it the notification service of python-dbusmock or none.

Reads one JSON object from the standard input: "folder", in which the bus gets its socket; "hasService"; and "runs", each
with "words" and "variables". Runs them one after the other, and writes what became of each, and the notifications that
came, to the standard output.
"""

import json
import os
import subprocess
import sys

import dbusmock

SERVICE = "org.freedesktop.Notifications"


def main():
    request = json.load(sys.stdin)
    address = f"unix:path={request['folder']}/bus"
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--nosyslog", f"--address={address}", "--print-address"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    bus.stdout.readline()  # It is ready when it tells its address.
    service = None
    try:
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = address
        notifications = None
        if request["hasService"]:
            service, notifications = dbusmock.DBusTestCase.spawn_server_template(
                "notification_daemon", {}, stdout=subprocess.DEVNULL)
        runs = [run(**wanted) for wanted in request["runs"]]
        calls = notifications.GetCalls(dbus_interface=dbusmock.MOCK_IFACE) if notifications else []
        json.dump({
            "runs": runs,
            "notifications": [notification(arguments) for _, method, arguments in calls if method == "Notify"],
        }, sys.stdout)
    finally:
        for process in filter(None, [service, bus]):
            process.kill()  # They may have inherited that other signals are blocked.
            process.wait()


def run(words, variables):
    ended = subprocess.run(words, env=variables, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return {"code": ended.returncode, "output": ended.stdout, "errors": ended.stderr}


def notification(arguments):
    application, _, icon, title, body, _, hints, _ = arguments
    return {
        "application": str(application), "icon": str(icon), "title": str(title), "body": str(body),
        "urgency": int(hints["urgency"]),
    }


main()
