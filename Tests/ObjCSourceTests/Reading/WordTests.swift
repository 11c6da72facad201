import Testing

@testable import ObjCSource

@Suite struct WordTests {
    @Test func wordsHaveTheSymbolsThatTheirNamesSay() {
        #expect(Set(Word.all).count == Word.all.count)
        let texts = Symbols().texts
        #expect(texts == Word.all)
        let single = [
            Word.ownSelf, Word.superclass, Word.command, Word.classMessage, Word.object, Word.attribute,
            Word.outletCollection, Word.weakSymbol, Word.voidSymbol,
        ]
        #expect(
            single.map { texts[Int($0)] } == [
                "self", "super", "_cmd", "class", "id", "__attribute__", "IBOutletCollection", "__weak", "void",
            ])
        #expect(Word.nullSymbols.map { texts[Int($0)] } == ["nil", "Nil", "NULL"])
        #expect(Word.outletSymbols.map { texts[Int($0)] } == ["IBOutlet", "IBInspectable", "IB_DESIGNABLE"])
    }

    @Test func namesAreSpelledOnce() {
        var symbols = Symbols()
        let bytes = Array("load save load 登录 登录".utf8)
        let words = [0..<4, 5..<9, 10..<14, 15..<21, 22..<28].map { symbols.symbol(of: $0, in: bytes) }
        #expect(words[0] == words[2] && words[3] == words[4] && Set(words).count == 3)
        for index in 0..<3000 {
            let name = Array("name\(index)".utf8)
            _ = symbols.symbol(of: 0..<name.count, in: name)
        }
        #expect(symbols.symbol(of: 0..<4, in: bytes) == words[0])
        #expect(symbols.texts.count == Word.all.count + 3003)
    }
}
