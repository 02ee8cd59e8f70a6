public import HabitCore

extension Abilities {
  /// Meets other devices on a server.
  ///
  /// Each member throws ``AbilityFailure`` if the server did not do what was asked.
  public struct Meetings {
    /// Takes over what others have told, and tells what is new here; it throws what the store throws, too.
    public let exchange: (SyncPlace, any SyncStore, SyncLedger, _ mayBeSetBack: Bool) throws -> SyncReceipt
    /// The devices of the person that this one belongs to.
    public let devices: (SyncPlace) throws -> [SyncDevice]
    /// Listens for what others tell: gives what waits for it, and says whether something was told; `nil` where the server
    /// cannot tell.
    public let listen: (SyncPlace) throws -> ((Duration) throws -> Bool)?
    /// Takes an invitation: keeps the line for a file of passwords, makes the password hold, and gives the place.
    public let join:
      (_ invitation: String, _ isInsecure: Bool, _ newPassword: String, _ keep: (_ credential: String) throws -> Void)
        throws -> SyncPlace
    /// Leaves the password out of an address; what it gives may be kept anywhere.
    public let withoutPassword: (_ address: String) throws -> String
    /// Connects as whoever runs the server.
    public let administer: (SyncPlace, _ makeSecret: @escaping () -> String) throws -> Administration

    /// What whoever runs a server does.
    public struct Administration {
      /// Makes the tables or brings them up to date, and says whether there was anything to do.
      public let setUp: () throws -> Bool
      /// Invites a device of a person, and gives the address to hand over.
      public let invite: (_ person: String, _ device: String) throws -> String
      /// Takes the credentials of a person, or of one device, away, and gives the number of devices.
      public let revoke: (_ person: String, _ device: String?) throws -> Int
      /// All devices of all people.
      public let devices: () throws -> [SyncDevice]

      /// Describes what can be done.
      ///
      /// - Parameters:
      ///   - setUp: Makes the tables or brings them up to date.
      ///   - invite: Invites a device of a person.
      ///   - revoke: Takes credentials away.
      ///   - devices: Lists all devices of all people.
      public init(
        setUp: @escaping () throws -> Bool, invite: @escaping (_ person: String, _ device: String) throws -> String,
        revoke: @escaping (_ person: String, _ device: String?) throws -> Int,
        devices: @escaping () throws -> [SyncDevice]
      ) {
        self.setUp = setUp
        self.invite = invite
        self.revoke = revoke
        self.devices = devices
      }
    }

    /// Describes how devices meet.
    ///
    /// - Parameters:
    ///   - exchange: Takes over what others have told, and tells what is new here.
    ///   - devices: Lists the devices of the person that this one belongs to.
    ///   - listen: Listens for what others tell.
    ///   - join: Takes an invitation.
    ///   - withoutPassword: Leaves the password out of an address.
    ///   - administer: Connects as whoever runs the server.
    public init(
      exchange: @escaping (SyncPlace, any SyncStore, SyncLedger, _ mayBeSetBack: Bool) throws -> SyncReceipt,
      devices: @escaping (SyncPlace) throws -> [SyncDevice],
      listen: @escaping (SyncPlace) throws -> ((Duration) throws -> Bool)?,
      join:
        @escaping (
          _ invitation: String, _ isInsecure: Bool, _ newPassword: String,
          _ keep: (_ credential: String) throws -> Void
        ) throws -> SyncPlace,
      withoutPassword: @escaping (_ address: String) throws -> String,
      administer: @escaping (SyncPlace, _ makeSecret: @escaping () -> String) throws -> Administration
    ) {
      self.exchange = exchange
      self.devices = devices
      self.listen = listen
      self.join = join
      self.withoutPassword = withoutPassword
      self.administer = administer
    }
  }
}
