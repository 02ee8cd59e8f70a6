/// Thrown by a command that needs another executable: nothing has been done yet.
struct HandOver: Error {
  let companion: Companion
}
