/// Finds for each required member the provided one that does its work.
///
/// A name that is the same decides. Then labels in another order, then names that speak of the same, where the types fit
/// and no other pair is as near. What is left asks a person.
struct MemberMatcher {
    let required: [AdapterMember]
    let provided: [AdapterMember]
    let types: TypeComparison
    /// Required member to provided member, as a person says.
    let mapping: [Int: Int]

    private struct Candidate {
        let required: Int
        let provided: Int
        let fit: MemberFit
        let words: [String]
        let likeness: Int
    }

    func matches() -> (matches: [AdapterMatch], gaps: [AdapterGap]) {
        var found: [Int: AdapterMatch] = [:]
        var reasons: [Int: String] = [:]
        for index in required.indices { named(index, &found, &reasons) }
        for index in required.indices where found[index] == nil && reasons[index] == nil { reordered(index, &found) }
        let open = required.indices.filter { found[$0] == nil && reasons[$0] == nil }
        let candidates = candidates(for: open, among: free(found))
        pair(candidates, &found)
        let gaps = required.indices.filter { found[$0] == nil }.map { index in
            let reason = reasons[index] ?? reason(for: index, candidates.filter { $0.required == index }, free(found))
            return AdapterGap(required: required[index], reason: reason)
        }
        return (required.indices.compactMap { found[$0] }, gaps)
    }

    // MARK: - The same name

    /// Matches a member as a person said, else with the member of the same name; where that one does not fit, no other
    /// is looked for.
    private func named(_ index: Int, _ found: inout [Int: AdapterMatch], _ reasons: inout [Int: String]) {
        let member = required[index]
        let isMapped = mapping[index] != nil
        guard let target = mapping[index] ?? same(as: member) else { return }
        do throws(MemberFit.Obstacle) {
            let fit = try fit(provided[target], as: member, trustsOrder: isMapped)
            let isExact = provided[target].isSame(as: member)
            found[index] = match(
                index, target, fit, because: isMapped ? "as --map says" : fit.isAlike && isExact ? "same" : "same name")
        } catch {
            reasons[index] = error.reason
        }
    }

    private func same(as member: AdapterMember) -> Int? {
        provided.firstIndex { $0.isSame(as: member) } ?? provided.firstIndex { $0.id == member.id }
    }

    // MARK: - Labels in another order

    private func reordered(_ index: Int, _ found: inout [Int: AdapterMatch]) {
        let member = required[index]
        let labels = member.parameters.compactMap(\.label).sorted()
        let targets = provided.indices.filter { target in
            provided[target].fact.name == member.fact.name
                && provided[target].parameters.compactMap(\.label).sorted() == labels
        }
        guard member.fact.kind == .method, let target = targets.first, targets.count == 1,
            let fit = try? fit(provided[target], as: member, trustsOrder: false)
        else { return }
        found[index] = match(index, target, fit, because: "same labels in another order")
    }

    // MARK: - Similar names

    private func free(_ found: [Int: AdapterMatch]) -> [Int] {
        let taken = found.values.map(\.provided)
        let wanted = Set(required.map(\.id))
        return provided.indices.filter { target in
            !taken.contains(provided[target]) && !wanted.contains(provided[target].id)
        }
    }

    private func candidates(for open: [Int], among free: [Int]) -> [Candidate] {
        open.flatMap { index -> [Candidate] in
            let name = NameLikeness(required[index])
            return free.compactMap { target in
                let other = NameLikeness(provided[target])
                let words = name.shared(with: other)
                guard !words.isEmpty, let fit = try? fit(provided[target], as: required[index], trustsOrder: false)
                else {
                    return nil
                }
                return Candidate(
                    required: index, provided: target, fit: fit, words: words, likeness: name.likeness(to: other))
            }
        }
    }

    /// Takes the nearest pair of which both have no other as near, again and again.
    private func pair(_ candidates: [Candidate], _ found: inout [Int: AdapterMatch]) {
        var open = candidates
        while let next = open.filter({ isNearest($0, in: open) }).max(by: { $0.likeness < $1.likeness }) {
            let reason = "same types, both speak of " + next.words.joined(separator: " and ")
            found[next.required] = match(next.required, next.provided, next.fit, because: reason)
            open.removeAll { $0.required == next.required || $0.provided == next.provided }
        }
    }

    private func isNearest(_ candidate: Candidate, in open: [Candidate]) -> Bool {
        open.allSatisfy { other in
            let isRival = (other.required == candidate.required) != (other.provided == candidate.provided)
            return !isRival || other.likeness < candidate.likeness
        }
    }

    // MARK: - What is missing

    private func reason(for index: Int, _ candidates: [Candidate], _ free: [Int]) -> String {
        let member = required[index]
        let rivals = candidates.filter { free.contains($0.provided) }.map { provided[$0.provided].id }.sorted()
        guard rivals.isEmpty else { return "it may be \(Self.list(rivals)); choose with \(hint(member, rivals[0]))" }
        let near = free.filter { !NameLikeness(member).shared(with: NameLikeness(provided[$0])).isEmpty }
        for target in near {
            do throws(MemberFit.Obstacle) {
                _ = try fit(provided[target], as: member, trustsOrder: false)
            } catch {
                let advice = error.isOpen ? "; say so with \(hint(member, provided[target].id))" : ""
                return "`\(provided[target].id)` is near, but \(error.reason)\(advice)"
            }
        }
        let fitting = free.filter { (try? fit(provided[$0], as: member, trustsOrder: true)) != nil }
        guard fitting.count == 1, let only = fitting.first else { return "nothing there is like it" }
        let name = provided[only].id
        return "nothing there has a similar name; if `\(name)` is meant, say \(hint(member, name))"
    }

    private func hint(_ member: AdapterMember, _ target: String) -> String { "--map '\(member.id)=\(target)'" }

    private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " or ") }

    // MARK: - Pairs

    private func fit(
        _ target: AdapterMember, as member: AdapterMember, trustsOrder: Bool
    ) throws(MemberFit.Obstacle) -> MemberFit {
        try MemberComparison(types: types, trustsOrder: trustsOrder).fit(of: target, as: member)
    }

    private func match(_ index: Int, _ target: Int, _ fit: MemberFit, because reason: String) -> AdapterMatch {
        let reason = reason + (fit.casts.isEmpty ? "" : ", cast between protocols that ask for the same")
        return AdapterMatch(
            required: required[index], provided: provided[target], order: fit.order, casts: fit.casts,
            isExact: fit.isAlike && fit.casts.isEmpty && provided[target].isSame(as: required[index]), reason: reason)
    }
}
