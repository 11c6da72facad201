import Refactor

extension Plan {
    /// True if the components live on the main actor, as the controller does, and the app knows actors at all: where
    /// nothing of it names one, and it is not of Swift 6, its tools or the systems that it runs on may be older than they
    /// are.
    var isIsolated: Bool {
        guard controller.isMainActor else { return false }
        guard let project = controller.project, project.isWholeApp else { return true }
        let words: Set<String> = ["MainActor", "Sendable", "await", "nonisolated"]
        if project.mode.isSwift6 || controller.members.contains(where: { !$0.fact.identifiers.isDisjoint(with: words) })
        {
            return true
        }
        return !project.mentionedNames.isDisjoint(with: words) && !runsBeforeActors
    }

    /// True if the source asks whether it runs on the first system that has actors, or on an older one.
    private var runsBeforeActors: Bool {
        controller.files.contains { facts in
            facts.file.bytes.split(separator: UInt8(ascii: "#")).contains { rest in
                let number = rest.dropFirst(Self.question.count).prefix { (48...57).contains($0) }
                guard rest.starts(with: Self.question),
                    let version = Int(String(decoding: number, as: UTF8.self))
                else { return false }
                return version <= Self.firstSystemWithActors
            }
        }
    }

    private static var question: [UInt8] { Array("available(iOS ".utf8) }
    private static var firstSystemWithActors: Int { 13 }
}
