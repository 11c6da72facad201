/// The words of a name in camel case, snake case or a selector, in lower case: `loadURLList` is load, url, list.
package func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        if startsWord(letter, before: next, after: word.last) { finish(&word, in: &words) }
        if letter.isLetter || letter.isNumber { word.append(letter) }
        if !letter.isLetter, !letter.isNumber { finish(&word, in: &words) }
    }
    finish(&word, in: &words)
    return words
}

/// A name of Objective-C without the prefix of a category or of privacy: `mas_makeConstraints`, `p_setUp`, `_load`.
package func withoutPrefix(_ name: String) -> String {
    guard let line = name.firstIndex(of: "_") else { return name }
    let prefix = name[..<line]
    let rest = name[name.index(after: line)...]
    guard prefix.count <= 4, prefix.allSatisfy(\.isLowercase), rest.first?.isLetter == true else { return name }
    return String(rest)
}

private func startsWord(_ letter: Character, before next: Character?, after last: Character?) -> Bool {
    guard let last else { return false }
    guard letter.isUppercase else { return letter.isNumber != last.isNumber }
    return !last.isUppercase || next?.isLowercase == true
}

private func finish(_ word: inout String, in words: inout [String]) {
    if !word.isEmpty { words.append(word.lowercased()) }
    word = ""
}
