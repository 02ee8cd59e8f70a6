/// The JSON Schema of our own JSON.
enum HabitFlowSchema {
  // Source: JSON Schema, draft 2020-12.
  /// The schema, which is a JSON document itself.
  static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:habitflow:export:1",
      "title": "HabitFlow export",
      "description": "What 'habit export json' writes. Within version 1 members are only ever added.",
      "type": "object",
      "required": ["categories", "format", "habits", "pauses", "settings", "todos", "version"],
      "properties": {
        "categories": {
          "description": "In their order.",
          "type": "array",
          "items": { "$ref": "#/$defs/category" }
        },
        "format": { "const": "habitflow" },
        "habits": {
          "description": "In their order, the archived ones too.",
          "type": "array",
          "items": { "$ref": "#/$defs/habit" }
        },
        "pauses": { "type": "array", "items": { "$ref": "#/$defs/pause" } },
        "settings": {
          "description": "Settings by name; those of a device are left out.",
          "type": "object",
          "additionalProperties": { "type": "string" }
        },
        "todos": {
          "description": "In their manual order.",
          "type": "array",
          "items": { "$ref": "#/$defs/todo" }
        },
        "version": { "const": 1 }
      },
      "$defs": {
        "date": {
          "description": "A day without a zone, 0001-01-01 to 9999-12-31.",
          "type": "string",
          "format": "date",
          "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"
        },
        "time": {
          "description": "A time of the day.",
          "type": "string",
          "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$"
        },
        "moment": {
          "description": "An instant to the millisecond, as local time with its offset from UTC.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([0-9]{2}:){2}[0-9]{2}\\.[0-9]{3}[+-][0-9]{2}(:[0-9]{2}){1,2}$"
        },
        "id": {
          "type": "string",
          "format": "uuid",
          "pattern": "^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$"
        },
        "name": {
          "description": "1 to 200 characters on one line.",
          "type": "string",
          "minLength": 1
        },
        "color": { "type": "string", "pattern": "^#[0-9A-F]{6}$" },
        "amount": {
          "description": "Exact to a thousandth.",
          "type": "number",
          "minimum": 0,
          "maximum": 1000000000
        },
        "category": {
          "type": "object",
          "required": ["color", "icon", "id", "name"],
          "properties": {
            "color": { "$ref": "#/$defs/color" },
            "icon": { "description": "One emoji or a short text.", "type": "string" },
            "id": { "$ref": "#/$defs/id" },
            "name": { "$ref": "#/$defs/name" }
          }
        },
        "habit": {
          "type": "object",
          "required": ["checkIns", "goals", "id", "name", "reminder", "schedules", "start"],
          "properties": {
            "archived": { "description": "The first archived day.", "$ref": "#/$defs/date" },
            "category": { "description": "The id of a category.", "$ref": "#/$defs/id" },
            "checkIns": {
              "description": "Earliest first.",
              "type": "array",
              "items": { "$ref": "#/$defs/checkIn" }
            },
            "color": { "$ref": "#/$defs/color" },
            "end": { "description": "The last day that counts.", "$ref": "#/$defs/date" },
            "goals": {
              "description": "As they changed over time, earliest first; the first one holds from the beginning.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/goal" }
            },
            "icon": { "description": "One emoji or a short text.", "type": "string" },
            "id": { "$ref": "#/$defs/id" },
            "name": { "$ref": "#/$defs/name" },
            "note": { "description": "A question or note.", "type": "string" },
            "reminder": { "description": "Whether it is reminded of.", "type": "boolean" },
            "reminderTimes": {
              "description": "More times at which it is reminded of, earliest first.",
              "type": "array",
              "items": { "$ref": "#/$defs/time" }
            },
            "schedules": {
              "description": "As they changed over time, earliest first; the first one holds from the beginning.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/schedule" }
            },
            "start": { "description": "The first day that counts.", "$ref": "#/$defs/date" },
            "targetTime": { "description": "When it is meant to be done.", "$ref": "#/$defs/time" }
          }
        },
        "checkIn": {
          "type": "object",
          "required": ["date", "id", "kind"],
          "properties": {
            "amount": { "description": "Without one a done check-in counts for 1.", "$ref": "#/$defs/amount" },
            "date": { "$ref": "#/$defs/date" },
            "id": { "$ref": "#/$defs/id" },
            "kind": { "enum": ["done", "skip", "no"] },
            "note": { "type": "string" },
            "recorded": { "description": "Absent if it was imported.", "$ref": "#/$defs/moment" }
          }
        },
        "schedule": {
          "type": "object",
          "required": ["kind"],
          "properties": {
            "from": { "description": "The day from which it holds.", "$ref": "#/$defs/date" },
            "kind": { "enum": ["weekdays", "every", "period"] }
          },
          "oneOf": [
            {
              "required": ["days"],
              "properties": {
                "days": {
                  "description": "1 is Sunday, 7 Saturday; none: it is only tracked.",
                  "type": "array",
                  "uniqueItems": true,
                  "items": { "type": "integer", "minimum": 1, "maximum": 7 }
                },
                "kind": { "const": "weekdays" }
              }
            },
            {
              "required": ["every"],
              "properties": {
                "every": {
                  "description": "Days after the last check-in that reached the goal.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 36500
                },
                "kind": { "const": "every" }
              }
            },
            {
              "required": ["per"],
              "properties": {
                "kind": { "const": "period" },
                "per": { "enum": ["week", "month"] },
                "times": {
                  "description": "The days wanted; without it, a total of the goal's amount is.",
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 31
                }
              }
            }
          ]
        },
        "goal": {
          "type": "object",
          "required": ["kind"],
          "properties": {
            "amount": { "$ref": "#/$defs/amount" },
            "from": { "description": "The day from which it holds.", "$ref": "#/$defs/date" },
            "kind": { "enum": ["check", "atLeast", "atMost"] },
            "unit": { "description": "Absent for a plain number.", "type": "string" }
          },
          "if": { "properties": { "kind": { "enum": ["atLeast", "atMost"] } } },
          "then": { "required": ["amount"] }
        },
        "pause": {
          "type": "object",
          "required": ["first", "id"],
          "properties": {
            "first": { "$ref": "#/$defs/date" },
            "habit": { "description": "The id of a habit; absent for all habits.", "$ref": "#/$defs/id" },
            "id": { "$ref": "#/$defs/id" },
            "last": { "description": "Absent while it has no end.", "$ref": "#/$defs/date" }
          }
        },
        "todo": {
          "type": "object",
          "required": ["created", "id", "priority", "title"],
          "properties": {
            "category": { "description": "The id of a category.", "$ref": "#/$defs/id" },
            "created": { "$ref": "#/$defs/moment" },
            "doneAt": { "description": "Absent while it is open.", "$ref": "#/$defs/moment" },
            "due": { "$ref": "#/$defs/date" },
            "id": { "$ref": "#/$defs/id" },
            "memo": { "type": "string" },
            "priority": { "enum": ["high", "normal", "low"] },
            "time": { "description": "The time of the day on which it is due.", "$ref": "#/$defs/time" },
            "title": { "$ref": "#/$defs/name" }
          },
          "dependentRequired": { "time": ["due"] }
        }
      }
    }

    """#
}
