/// The contents of the bodies of moved methods.
public enum Bodies: String, Sendable, CaseIterable {
    /// The code of the controller.
    case move
    /// A placeholder that names the lines to move by hand.
    case stub
}
