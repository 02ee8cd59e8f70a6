import CommandKit

/// The agent of launchd that runs a job for a user of a Mac.
struct LaunchAgent {
  let job: ReminderJob

  static let label = "habit.remind"
  static let fileName = "\(label).plist"

  /// The property list.
  var text: String {
    let words = ([job.program] + job.words).map { "    <string>\(Self.escaped($0))</string>\n" }
    let variables = job.variables.map {
      "    <key>\(Self.escaped($0.name))</key>\n    <string>\(Self.escaped($0.value))</string>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- \(ReminderJob.marker) -->
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>\(Self.label)</string>
        <key>ProgramArguments</key>
        <array>
      \(words.joined())  </array>
        <key>EnvironmentVariables</key>
        <dict>
      \(variables.joined())  </dict>
        <key>StartInterval</key>
        <integer>\(job.minutes * 60)</integer>
        <key>RunAtLoad</key>
        <true/>
      </dict>
      </plist>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingScalars("&", with: "&amp;").replacingScalars("<", with: "&lt;").replacingScalars(">", with: "&gt;")
  }
}
