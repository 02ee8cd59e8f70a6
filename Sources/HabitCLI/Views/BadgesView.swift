import HabitCore
import HabitRender

/// Badges as text: those that were earned, and under them those that come next.
struct BadgesView {
  let badges: Badges
  let style: Style
  let language: Language

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    var earned = Table([Table.Column(), Table.Column(), Table.Column(canShrink: true), Table.Column(canShrink: true)])
    for badge in badges.earned {
      earned.append(
        [Table.Cell(badge.day.description, [.role(.muted)])] + subject(badge.habit)
          + [Table.Cell(language.name(of: badge.milestone), [.role(.note)])])
    }
    var next = Table([
      Table.Column(), Table.Column(canShrink: true), Table.Column(canShrink: true), Table.Column(alignment: .right),
    ])
    for badge in badges.next {
      next.append(
        subject(badge.habit) + [
          Table.Cell(language.name(of: badge.milestone)),
          Table.Cell(language.progress(badge.progress, of: badge.wanted), [.role(.muted)]),
        ])
    }
    let earnedLines =
      badges.earned.isEmpty
      ? [language.noBadges] : [heading(language.earnedHeading)] + earned.lines(width: width, style: style)
    guard !badges.next.isEmpty else { return earnedLines }
    return earnedLines + ["", heading(language.nextHeading)] + next.lines(width: width, style: style)
  }

  private func heading(_ text: String) -> String { style.apply([.bold], to: text) }

  /// The icon and the name of a habit; without one all are meant.
  private func subject(_ habit: Habit?) -> [Table.Cell] {
    guard let habit else { return ["", Table.Cell(language.allHabits, [.bold])] }
    return [Table.Cell(habit.icon), Table.Cell(habit.name.text)]
  }
}
