/// The words of a name in camel case, snake case or a selector, in lower case: `loadURLList` is load, url, list.
package func words(of name: String) -> [String] {
    var name = name
    return name.withUTF8 { asciiWords(of: $0) } ?? composedWords(of: name)
}

/// A name of Objective-C without the prefix of a category or of privacy: `mas_makeConstraints`, `p_setUp`, `_load`.
package func withoutPrefix(_ name: String) -> String {
    guard let line = name.firstIndex(of: "_") else { return name }
    let prefix = name[..<line]
    let rest = name[name.index(after: line)...]
    guard prefix.count <= 4, prefix.allSatisfy(\.isLowercase), rest.first?.isLetter == true else { return name }
    return String(rest)
}

// MARK: - Names of ASCII

/// The words of a name that is nothing but ASCII, as nearly all are; nil for another one.
private func asciiWords(of name: UnsafeBufferPointer<UInt8>) -> [String]? {
    var words: [String] = []
    var start = 0
    var index = 0
    while index < name.count {
        let byte = name[index]
        guard byte < 0x80 else { return nil }
        let next = index + 1 < name.count ? name[index + 1] : nil
        let isOfWord = isLetterByte(byte) || isDigitByte(byte)
        let last = index > start ? name[index - 1] : nil
        if !isOfWord || startsWord(byte, before: next, after: last) {
            if index > start { words.append(lowercased(name, start, index)) }
            start = isOfWord ? index : index + 1
        }
        index += 1
    }
    if start < name.count { words.append(lowercased(name, start, name.count)) }
    return words
}

private func startsWord(_ letter: UInt8, before next: UInt8?, after last: UInt8?) -> Bool {
    guard let last else { return false }
    guard isUppercase(letter) else { return isDigitByte(letter) != isDigitByte(last) }
    return !isUppercase(last) || next.map(isLowercase) == true
}

private func lowercased(_ name: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    String(unsafeUninitializedCapacity: end - start) { buffer in
        var index = start
        while index < end {
            buffer[index - start] = isUppercase(name[index]) ? name[index] | 0x20 : name[index]
            index += 1
        }
        return end - start
    }
}

private func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
private func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

// MARK: - Other names

private func composedWords(of name: String) -> [String] {
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

private func startsWord(_ letter: Character, before next: Character?, after last: Character?) -> Bool {
    guard let last else { return false }
    guard letter.isUppercase else { return letter.isNumber != last.isNumber }
    return !last.isUppercase || next?.isLowercase == true
}

private func finish(_ word: inout String, in words: inout [String]) {
    if !word.isEmpty { words.append(word.lowercased()) }
    word = ""
}
