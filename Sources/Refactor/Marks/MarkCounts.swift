/// The account of a controller with what the files before and after tell: how many members moved, how many marks stand.
func counted(
    _ account: MarkAccount, from old: [SyntaxFacts], to new: [SyntaxFacts], _ titles: MarkTitles
) -> MarkAccount {
    var account = account
    for (before, after) in zip(old, new) {
        for (type, same) in zip(before.types, after.types) where type.name == account.controller {
            account.moved += movedCount(from: type.members.map(\.id), to: same.members.map(\.id))
            account.marks += after.marks.count { mark in
                same.range.contains(mark.range.lowerBound) && !titles.groups(titled: mark.title).isEmpty
            }
        }
    }
    return account
}

/// Returns the number of elements that have to move to get from one order to the other: all but the longest run that
/// keeps its order.
private func movedCount(from old: [String], to new: [String]) -> Int {
    var places: [String: [Int]] = [:]
    for (index, id) in old.enumerated().reversed() { places[id, default: []].append(index) }
    let order = new.compactMap { places[$0]?.popLast() }
    // The smallest last element of an increasing sequence of each length.
    var ends: [Int] = []
    for index in order {
        let length = ends.firstIndex { $0 >= index } ?? ends.count
        if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    return order.count - ends.count
}
