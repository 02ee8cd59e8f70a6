"""Reads exported files with the libraries that other people's programs read them with.

usage: formats.py schema SCHEMA FILE...   validates JSON files and prints what is wrong with each
       formats.py calendar FILE           prints the components of a calendar
The answer is one JSON document on the standard output.
"""

import datetime
import json
import sys


def schema(schema_path, *paths):
    from jsonschema import Draft202012Validator

    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
    answer = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        answer.append([f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)])
    return answer


def plain(value):
    if hasattr(value, "dt"):
        value = value.dt
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, datetime.timedelta):
        return str(value)
    if isinstance(value, list):
        return " ".join(plain(item) for item in value)
    if hasattr(value, "cats"):
        return ",".join(str(item) for item in value.cats)
    if hasattr(value, "to_ical") and not isinstance(value, str):
        return value.to_ical().decode()
    return str(value)


def calendar(path):
    from icalendar import Calendar

    with open(path, "rb") as file:
        calendar = Calendar.from_ical(file.read())
    return [
        {
            "name": component.name,
            "errors": [str(error) for error in component.errors],
            "properties": {key: plain(value) for key, value in component.items()},
        }
        for component in calendar.walk()
    ]


if __name__ == "__main__":
    readers = {"schema": schema, "calendar": calendar}
    json.dump(readers[sys.argv[1]](*sys.argv[2:]), sys.stdout)
