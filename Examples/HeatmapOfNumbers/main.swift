// Draws a year of made-up commits, as a program of your own would draw its numbers.
// usage: heatmap-of-numbers FOLDER

import FoundationEssentials
import HabitCairo
import HabitCore
import HabitRender

let folder = CommandLine.arguments.dropFirst().first ?? "."
let start = Day(year: 2025, month: 3, day: 5) ?? .epoch
let commits = (0..<365).map { day in (day: start + day, value: Double(day * day % 17 * (day % 7) / 4)) }

var heatmap = Heatmap(values: commits, title: "Commits")
heatmap.colors = ColorScheme(.viridis, theme: .light, dark: .dark)
heatmap.options.months = .gap

try Data(heatmap.svg()).write(to: URL(filePath: folder + "/commits.svg"))
try Data(heatmap.png(scale: 2).bytes).write(to: URL(filePath: folder + "/commits.png"))
print(heatmap.sheet.description)
