"""Reads exported files with the libraries that other people's programs read them with.

usage: formats.py schema SCHEMA FILE...   validates JSON files, whose keys must be in order
       formats.py calendar FILE           prints the components of a calendar
The answer is one JSON document on the standard output.
"""

import datetime
import json
import pathlib
import sys


def schema(schema_path, *paths):
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource

    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    # A schema may refer to others beside it.
    registry = Registry()
    for beside in pathlib.Path(schema_path).parent.glob("*.json"):
        content = json.loads(beside.read_text(encoding="utf-8"))
        if "$schema" in content:
            registry = registry.with_resource(beside.name, Resource.from_contents(content))
    validator = Draft202012Validator(
        schema, registry=registry, format_checker=Draft202012Validator.FORMAT_CHECKER
    )
    answer = []
    for path in paths:
        faults = []

        def ordered(pairs):
            keys = [key for key, _ in pairs]
            if keys != sorted(keys):
                faults.append(f"the keys {keys} are not in order")
            return dict(pairs)

        with open(path, encoding="utf-8") as file:
            document = json.load(file, object_pairs_hook=ordered)
        faults += [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)]
        answer.append(faults)
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
