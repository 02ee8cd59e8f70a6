import HabitCore
import HabitRender

// What is asked about open habits.

extension Language {
  /// The question about a habit and a day, which names the day that an answer is written to.
  func question(_ question: AskQuestion, note: String) -> String {
    let progress = question.progress.isEmpty ? "" : " (\(question.progress))"
    let own = question.note.isEmpty ? "" : " – \(question.note.onOneLine)"
    let kept = note.isEmpty ? "" : " “\(note.onOneLine)”"
    let keys = question.takesAmount ? self("y n s 2.5 note ?", "y n s 2.5 메모 ?") : self("y n s note ?", "y n s 메모 ?")
    let mark = kept.isEmpty && own.hasSuffix("?") ? "" : "?"
    return "\(listed(question.day)) · \(question.name)\(progress)\(own)\(kept)\(mark) [\(keys)] "
  }

  func answersAre(_ takesAmount: Bool) -> String {
    let amount = takesAmount ? self("  2.5   so much was done\n", "  2.5   이만큼 했습니다\n") : ""
    return self(
      """
        y     it was done
        n     it was not
        s     leave the day out
      """, "  y, 네      했습니다\n  n, 아니오  하지 않았습니다\n  s          건너뜁니다") + "\n" + amount
      + self(
        """
          note  keep a note with the next answer: note it rained
          b     back to the question before, whose answer is taken back
          q     enough for now; what was answered stays
          empty leaves it open
        """,
        "  메모  다음 답에 메모를 남깁니다: 메모 비가 왔다\n  b, 뒤로  앞 질문으로 가서 그 답을 되돌립니다\n  q, 끝  그만합니다. 답한 것은 남습니다\n  엔터  열어 둡니다")
  }
  var noteQuestion: String { self("note: ", "메모: ") }
  var otherChanged: String {
    self(
      "something else was changed since; 'habit history' shows what", "그 사이에 다른 변경이 있었습니다. 'habit history'에서 볼 수 있습니다")
  }
  var nothingToAsk: String { self("nothing is open", "열린 것이 없습니다") }
  func answered(_ count: Int, open: Int) -> String {
    let rest = open == 0 ? self("nothing is open any more", "남은 것이 없습니다") : self("\(open) still open", "\(open)개 남음")
    return self("\(count) answered", "\(count)개 답함") + ", " + rest
  }
  var askNeedsTerminal: String {
    self(
      "'habit ask' needs a terminal; in a script use 'habit check HABIT --on DATE'",
      "'habit ask'는 터미널에서만 씁니다. 스크립트에서는 'habit check 습관 --on 날짜'를 쓰세요")
  }
}
