/// A controller's place on its way, as its sources tell.
package enum BacklogState: String, Sendable, Codable, CaseIterable {
    case open
    /// A plan file names it.
    case planned
    /// Its members stand under marks by what they do.
    case marked
    /// Its router is a part of its own.
    case step1 = "step-1-done"
    /// So is its interactor.
    case step2 = "step-2-done"
    case done
    /// It is no more, or stands where nothing is ranked.
    case gone
    /// A person decided to leave it.
    case dropped

    /// True if there is work left.
    package var isOpen: Bool {
        switch self {
        case .open, .planned, .marked, .step1, .step2: true
        case .done, .gone, .dropped: false
        }
    }
}
