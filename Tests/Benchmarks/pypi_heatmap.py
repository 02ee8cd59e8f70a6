"""Draws a year as PNG with a library of PyPI, as the example in the library's own documentation does.

usage: pypi_heatmap.py july|calplot|dayplot FILE.json FILE.png

The JSON is that of `habit heatmap --json`.
"""

import datetime
import json
import logging
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as pyplot

# What is said of missing fonts is of no interest here.
logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)

library, source, target = sys.argv[1:]
with open(source, encoding="utf-8") as file:
    days = [day for block in json.load(file)["blocks"] for day in block["days"]]
dates = [datetime.date.fromisoformat(day["date"]) for day in days]
values = [day["value"] or 0 for day in days]

if library == "july":
    # Matplotlib 3.8 moved the name that july looks for.
    matplotlib.cbook.MatplotlibDeprecationWarning = matplotlib.MatplotlibDeprecationWarning
    import july

    july.heatmap(dates, values, title="Habit 2", cmap="github")
elif library == "calplot":
    import calplot
    import pandas

    calplot.calplot(pandas.Series(values, index=pandas.to_datetime(dates)), suptitle="Habit 2", cmap="YlGn")
else:
    import dayplot

    _, axes = pyplot.subplots(figsize=(15, 6))
    dayplot.calendar(dates=dates, values=values, start_date=dates[0], end_date=dates[-1], ax=axes)
pyplot.savefig(target)
