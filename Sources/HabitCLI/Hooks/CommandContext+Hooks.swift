import CommandKit
import HabitRender
import HabitStore

extension CommandContext {
  /// Starts what is to run in the background, if the command has changed the store.
  func startHooks() {
    guard hasChangedStore, let store = knownStore else { return }
    let hooks = ChangeHooks(settings, backup: dueBackup(of: store))
    guard !hooks.isEmpty else { return }
    do throws(ProcessFailure) {
      let watch = HookWatch(hooks, store: store, verb: command.path.name)
      try environment.processes.launch(ProcessOrder(["habit"] + watch.words))
    } catch {
      let setting: SettingName = hooks.command != nil ? .onChange : hooks.picture != nil ? .widgetFile : .backups
      tell(HookFailure(setting: setting, end: .notStarted, message: error.reason))
    }
  }

  /// Tells what went wrong in the background after an earlier change.
  func tellOfHooks() {
    // Without hooks nothing is looked for. What bars and timers run has nobody who reads it.
    guard let store = knownStore, !ChangeHooks(settings).isEmpty || settings.backupDays != nil, !isQuiet,
      !Self.verbsOfMachines.contains(command.path.verbs.first?.name ?? "")
    else { return }
    for failure in HookFailure.take(besides: store, in: environment) { tell(failure) }
  }

  private func tell(_ failure: HookFailure) {
    remark("habit: " + language.sentence(failure).escapingControlCharacters)
  }

  /// The commands that programs run over and over.
  private static let verbsOfMachines: Set<String> = ["widget", "remind"]
}
