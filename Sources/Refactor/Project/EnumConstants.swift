/// The constants of an enum of C, given the text behind the word that begins it: `enum`, `NS_ENUM`, `NS_OPTIONS`.
///
/// ```
/// typedef enum { idle = 0, running, done } State;      // idle, running, done
/// ```
func enumConstants(in text: ArraySlice<UInt8>) -> [String] {
    var cursor = CodeCursor(text, .objectiveC)
    var found: [String] = []
    var isOpen = false
    var isNext = true
    var parentheses = 0
    while !cursor.isAtEnd {
        if let word = cursor.word() {
            if isOpen, isNext { found.append(String(decoding: text[word], as: UTF8.self)) }
            isNext = isNext && !isOpen
            continue
        }
        if cursor.skipMark() { continue }
        switch text[cursor.position] {
        case UInt8(ascii: "{") where !isOpen: isOpen = true
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return found
        case UInt8(ascii: "("): parentheses += 1
        case UInt8(ascii: ")"): parentheses -= 1
        case UInt8(ascii: ","): isNext = isNext || parentheses == 0
        default: break
        }
        cursor.step()
    }
    return found
}
