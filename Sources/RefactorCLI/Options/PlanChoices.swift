import ArgumentParser
import Refactor

/// The decisions of a person on the command line, which a plan file then keeps.
struct PlanChoices: ParsableArguments {
    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "The role of a member, or of the statements on some of its lines; can be repeated.",
            valueName: "member=role"))
    var roles: [String] = []

    @Option(
        name: .customLong("rename"),
        help: ArgumentHelp("What a method that is cut out is called; can be repeated.", valueName: "old=new"))
    var names: [String] = []

    @Option(
        name: .customLong("keep"),
        help: ArgumentHelp("A method that nothing is cut out of; can be repeated.", valueName: "member"))
    var whole: [String] = []

    var isEmpty: Bool { roles.isEmpty && names.isEmpty && whole.isEmpty }

    /// The options as words of a command.
    var words: [String] {
        roles.flatMap { ["--set", $0] } + names.flatMap { ["--rename", $0] } + whole.flatMap { ["--keep", $0] }
    }

    /// Takes roles and kept members into the decisions.
    func apply(to decisions: inout Refactoring.Decisions, in controllers: [Controller]) throws(CommandError) {
        let members = controllers.flatMap(\.members).filter { !$0.isInherited }
        for choice in roles {
            let (place, word) = try Self.halves(of: choice, option: "--set", form: "member=role")
            let role = try Self.role(word)
            if let (name, lines) = try Self.lines(in: place), !members.contains(where: { $0.id == place }) {
                let member = try Self.member(name, on: lines, among: members)
                guard PlanFileParts.roles.contains(role) else {
                    throw .choice(
                        "statements cannot be of the \(role.rawValue); use "
                            + PlanFileParts.roles.map(\.rawValue).joined(separator: ", "))
                }
                // One that is wider stays for the rest of its lines.
                decisions.cuts.parts.removeAll {
                    $0.member == member && $0.lines.overlaps(lines) && !$0.lines.isWider(than: lines)
                }
                decisions.cuts.parts.append(PartPin(member: member, lines: lines, role: role))
                decisions.cuts.parts.sort { $0.lines.lowerBound < $1.lines.lowerBound }
            } else {
                decisions.pins[try Self.member(place, among: members)] = role
            }
        }
        for name in whole { decisions.cuts.whole.insert(try Self.member(name, among: members)) }
    }

    /// Takes names into the decisions, by the plans without them.
    func applyNames(to decisions: inout Refactoring.Decisions, in plans: [Plan]) throws(CommandError) {
        let cuts = plans.flatMap { $0.controller.members.compactMap(\.cut) }
        for choice in names {
            let (old, new) = try Self.halves(of: choice, option: "--rename", form: "old=new")
            guard isIdentifier(new) else { throw .choice("'\(new)' is no name of a method; use letters and digits") }
            guard let cut = cuts.first(where: { $0.proposedName == old }) ?? cuts.first(where: { $0.name == old })
            else {
                let near = nearest(to: old, in: cuts.map(\.name).sorted())
                throw .choice(
                    "no part is called '\(old)'"
                        + (near.map { "; did you mean '\($0)'?" } ?? "; 'refactor plan … --format json' lists them"))
            }
            decisions.names[cut.proposedName] = new
        }
    }

    /// Checks the choices: what cannot be as it was chosen is an error.
    func check(_ plans: [Plan], names: [String: String]) throws(CommandError) {
        let chosen =
            try names.isEmpty
            ? []
            : self.names.map { (choice) throws(CommandError) in
                try Self.halves(of: choice, option: "--rename", form: "old=new").1
            }
        for refused in plans.flatMap({ $0.refused(names) }) where chosen.contains(refused.name) {
            throw .choice(
                "'\(refused.proposed)' cannot be called '\(refused.name)', because \(refused.reason); "
                    + "choose another name")
        }
        for part in plans.flatMap(\.parts) where part.stays == .noStatement && isChosen(part.pin) {
            let member = plans.flatMap(\.source.members).first { $0.id == part.pin.member && !$0.isInherited }
            throw .choice(
                "no whole statement of '\(part.pin.member)' stands on \(Self.spelled(part.pin.lines))"
                    + (member.map { ", for it stands on \(Self.spelled($0.fact.line...$0.fact.endLine))" } ?? "")
                    + "; give the lines of statements inside it")
        }
    }

    /// Returns the choices for members that cannot be yet, a sentence each.
    func remarks(on plans: [Plan]) -> [String] {
        plans.flatMap { plan in
            plan.source.members.compactMap { member -> String? in
                guard roles.contains(where: { $0.hasPrefix(member.id + "=") }) else { return nil }
                let placement = plan.placements[member.index]
                guard let stays = placement.stays else { return nil }
                return "'\(member.id)' stays in the view: \(stays.sentence)"
            }
        }
    }

    private func isChosen(_ pin: PartPin) -> Bool {
        roles.contains { choice in
            guard let sign = choice.lastIndex(of: "="), let place = try? Self.lines(in: String(choice[..<sign])) else {
                return false
            }
            return place.lines == pin.lines && pin.member.hasPrefix(place.member)
        }
    }

    // MARK: - Words

    static func spelled(_ lines: ClosedRange<Int>) -> String {
        lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)-\(lines.upperBound)"
    }

    private static func halves(
        of choice: String, option: String, form: String
    ) throws(CommandError) -> (String, String) {
        guard let sign = choice.lastIndex(of: "="), sign > choice.startIndex else {
            throw .choice("\(option) '\(choice)' says nothing; write \(option) '\(form)'")
        }
        return (String(choice[..<sign]), String(choice[choice.index(after: sign)...]))
    }

    private static func role(_ word: String) throws(CommandError) -> Role {
        guard let role = Role(rawValue: word) else {
            throw .choice("'\(word)' is no role; use \(Role.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return role
    }

    /// `load(id:):12-14`: the member and the lines.
    private static func lines(in place: String) throws(CommandError) -> (member: String, lines: ClosedRange<Int>)? {
        guard let colon = place.lastIndex(of: ":") else { return nil }
        let numbers = place[place.index(after: colon)...].split(separator: "-", omittingEmptySubsequences: false)
        let ends = numbers.compactMap { Int($0) }
        guard ends.count == numbers.count, let first = ends.first, let last = ends.last, ends.count <= 2 else {
            return nil
        }
        guard 0 < first, first <= last else {
            throw .choice("'\(place)' names no lines; write the first line before the last, from 1 on")
        }
        return (String(place[..<colon]), first...last)
    }

    /// The id of the member that some lines are of: of several of that name, the one that stands there.
    private static func member(
        _ name: String, on lines: ClosedRange<Int>, among members: [Member]
    ) throws(CommandError) -> String {
        let there = members.filter { ($0.fact.line...max($0.fact.line, $0.fact.endLine)).overlaps(lines) }
        if let id = try? Self.member(name, among: there) { return id }
        return try Self.member(name, among: members)
    }

    /// The id of a member, by it or by a name that only one has.
    private static func member(_ name: String, among members: [Member]) throws(CommandError) -> String {
        if members.contains(where: { $0.id == name }) { return name }
        let named = members.filter { $0.name == name || $0.id.prefix { $0 != "(" } == name }.map(\.id)
        if let only = named.first, Set(named).count == 1 { return only }
        guard named.isEmpty else {
            throw .choice("'\(name)' could be \(Sentence.list(named.map { "'\($0)'" })); name one of them in full")
        }
        throw .unknownMember(name, suggestion: nearest(to: name, in: members.map(\.id) + members.map(\.name)))
    }
}

extension ClosedRange<Int> {
    /// Returns true if it has all lines of another one, and more.
    fileprivate func isWider(than other: ClosedRange<Int>) -> Bool {
        self != other && lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
