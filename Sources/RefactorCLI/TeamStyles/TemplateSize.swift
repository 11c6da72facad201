import Stencil

/// The maximum number of bytes that a template writes, told from its tokens before any is written.
struct TemplateSize {
    static let most = 4 << 20

    /// Bytes of the longest value, and of all values that a list holds.
    private let longest: Int
    private let all: Int
    private var bytes = 0

    var isTooMuch: Bool { bytes > Self.most }

    init(of context: TemplateContext) {
        let lists = (context.components + context.ports + context.protocols).flatMap { $0 }
        let pairs = Array(context.texts) + lists
        longest = pairs.map(\.value.utf8.count).max() ?? 0
        all = pairs.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 8 }
    }

    mutating func add(_ token: Token, times: Int) {
        let count =
            switch token.kind {
            case .text: token.contents.utf8.count
            case .variable: count(ofVariable: token.contents)
            case .block, .comment: 0
            }
        let (product, isOver) = count.multipliedReportingOverflow(by: times)
        bytes = isOver || product > Self.most ? Self.most + 1 : min(bytes + product, Self.most + 1)
    }

    /// A value, the texts that its filters put in, and the blanks before each line of it.
    private func count(ofVariable contents: String) -> Int {
        let filters = contents.split(separator: "|").dropFirst().map { $0.filter { $0 != " " } }
        let isWhole =
            filters.contains { $0.hasPrefix("join") } || TemplateContext.lists[contents.filter { $0 != " " }] != nil
        let lines = 1 + contents.utf8.count { $0 == 10 }
        let indents = filters.filter { $0.hasPrefix("indent") }.count
        let joins = filters.filter { $0.hasPrefix("join") }.count
        let parts = joins > 0 ? all : 1
        return (isWhole ? all : longest) + contents.utf8.count * parts + 100 * indents * lines
    }
}
