/// The findings for the names of cuts, kept since they are asked for again in every attempt.
///
/// A proposal follows from what a cut is made of and from nothing else, so that it is found once for each such thing.
final class NameMemory {
    /// Everything that the description of a cut is made of.
    struct Question: Hashable {
        /// A cut inside of the described one, whose code is told by its name alone.
        struct Part: Hashable {
            let code: Range<Int>
            let isValue: Bool
        }

        let host: Int
        let code: Range<Int>
        let role: Role
        let parameters: [Cut.Value]
        let result: Cut.Value?
        let coversWholeBody: Bool
        /// The interactor tells it to the presenter.
        let isTold: Bool
        let parts: [Part]
    }

    final class Proposal {
        let description: CutDescription
        let name: CutMethodName
        /// The names where that one is taken, the best first, and at last.
        private(set) lazy var others = OtherNames.of(description, named: name.base)
        private(set) lazy var last = OtherNames.last(of: description)

        init(_ description: CutDescription) {
            self.description = description
            name = CutMethodName(of: description)
        }

        /// The labels under a name.
        func labels(of name: String) -> [String] {
            guard name != self.name.base else { return self.name.labels }
            return CutMethodName(base: name, parameters: description.parameters, result: description.result).labels
        }
    }

    /// A place in the code of a member at which another one is called.
    struct CallSite {
        let member: Int
        let offset: Int
    }

    /// The places where each member is referred to, by index.
    let uses: [[CallSite]]
    private var proposals: [Question: Proposal] = [:]
    private var texts: [CutSite: String] = [:]

    init(of controller: Controller) {
        var uses = [[CallSite]](repeating: [], count: controller.members.count)
        for member in controller.members {
            for reference in member.references {
                guard case .own(let targets) = reference.target else { continue }
                for target in Set(targets) {
                    uses[target].append(CallSite(member: member.index, offset: reference.fact.range.lowerBound))
                }
            }
        }
        self.uses = uses
    }

    /// The number of cuts that were described.
    var count: Int { proposals.count }

    func proposal(for question: Question, describe: () -> CutDescription) -> Proposal {
        if let known = proposals[question] { return known }
        let found = Proposal(describe())
        proposals[question] = found
        return found
    }

    /// The text of a cut without its indentation, and without `self.`, `self?.` and the like where nothing else is called
    /// the same.
    func text(of cut: Cut, in controller: Controller) -> String {
        let site = CutSite(host: cut.host, range: cut.range)
        if let known = texts[site] { return known }
        let host = controller.members[cut.host]
        let receivers = host.references(in: cut.range).filter { !host.fact.localNames.contains($0.name) }
            .compactMap(\.fact.receiver)
        let code = PartCode(controller.file(of: host))
        let found = code.text(cut.range, without: receivers)
        texts[site] = found
        return found
    }
}
