import Refactor
import Testing

/// What names are that patterns bind, told from what is matched.
struct PatternTypesTests {
    private static let app = """
        enum Step: Equatable {
            case start, chosen(Item, at: IndexPath), paid(amount: Double), nested(Inner?), both((Int, String))
            case done(() -> Void), twice(Int)
            case twice(count: String)
            static func made(_ name: String) -> Step { .start }
            enum Inner { case left(Int), right(Item) }
        }
        enum LoginError: Error { case locked(until: Date), refused }
        enum Loadable<Value> { case loading, loaded(Value), failed(Error) }
        enum Doubled { case a(Int) }
        enum Doubled { case a(String) }
        typealias Answered = Result<[Item], LoginError>
        """

    private static let members = """
        enum Mood { case calm, cross(String) }
        var step: Step
        var next: Step?
        var mood: Mood
        var page: Loadable<[Item]>
        var doubled: Doubled
        func pair() -> (name: String, count: Int) { ("", 0) }
        func find() -> (Item, Int)? { nil }
        func answer(_ done: (Answered) -> Void) {}
        """

    @Test(arguments: [
        ("if case .failed(let x) = answer { print(x) }", "String"), ("if case .cross(let x) = mood {}", "String"),
        ("if case let .chosen(x, _) = step {}", "Item"), ("if case .chosen(_, at: let x) = step {}", "IndexPath"),
        ("guard case .paid(amount: let x) = step else { return }", "Double"),
        ("if case .paid(var x) = step {}", "Double"),
        ("if case .nested(.right(let x)) = step {}", "Item"), ("if case .nested(let x) = step {}", "Step.Inner?"),
        ("if case .nested(.some(let x)) = step {}", "Step.Inner"), ("if case .done(let x) = step {}", "() -> Void"),
        ("if case .both((let x, _)) = step {}", "Int"), ("if case .paid(let x) = next {}", "Double"),
        ("if case .paid(let x)? = next {}", "Double"), ("if case .some(.paid(let x)) = next {}", "Double"),
        ("if case .loaded(let x) = page {}", "[Item]"), ("if case .failed(let x) = page {}", "Error"),
        ("switch step { case .start: break; case .paid(let x): print(x); default: break }", "Double"),
        ("switch step { case Step.paid(let x): print(x); default: break }", "Double"),
        ("switch (step, mood) { case (.paid(let x), .calm): print(x); default: break }", "Double"),
        ("switch (stranger, mood) { case (_, .cross(let x)): print(x); default: break }", "String"),
        ("switch stranger() { case Mood.cross(let x): print(x); default: break }", "String"),
        ("switch step { case let x: print(x) }", "Step"), ("switch pair() { case let (x, _): print(x) }", "String"),
    ])
    func casesOfEnums(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        ("load { result in if case .success(let x) = result {} }", "Item"),
        ("load { result in switch result { case .success: break; case .failure(let x): print(x) } }", "Error"),
        ("load { if case let .success(x) = $0 {} }", "Item"),
        ("answer { result in switch result { case let .success(x): print(x); default: break } }", "[Item]"),
        ("answer { result in switch result { case let .failure(.locked(x)): print(x); default: break } }", "Date"),
        ("answer { result in switch result { case let .failure(x): print(x); default: break } }", "LoginError"),
    ])
    func results(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        ("do { try run() } catch let x as LoginError {} catch {}", "LoginError"),
        ("do { try run() } catch LoginError.locked(let x) {} catch {}", "Date"),
        ("do { try run() } catch let x {}", "Error"),
        ("switch item { case let x as Item: print(x); default: break }", "Item"),
        ("if case let x as UILabel = item {}", "UILabel"),
    ])
    func errorsAndCasts(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        ("for (x, _) in items.enumerated() {}", "Int"), ("for (_, x) in items.enumerated() {}", "Item"),
        ("for (x, _) in totals {}", "String"), ("for (_, x) in totals {}", "Double"),
        ("for (x, _) in items.reversed().enumerated() {}", "Int"), ("for (_, x) in Set(items).enumerated() {}", "Item"),
        ("for case let x? in items.map({ $0.tags.first }) {}", "String"),
        ("for case let x as UILabel in view.subviews {}", "UILabel"),
        ("let (x, _) = pair()", "String"), ("let (_, x) = pair()", "Int"), ("let (x, y) = (1, stranger)", "Int"),
        ("let (x, _): (Double, Int) = stranger()", "Double"), ("if let (x, _) = find() {}", "Item"),
        ("guard let (_, x) = find() else { return }", "Int"), ("let (a, (x, _)) = (1, pair())", "String"),
        ("if let x = totals[name] {}", "Double"),
    ])
    func tuplesAndLoops(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        ("items.enumerated().forEach { x, item in print(x) }", "Int"),
        ("items.enumerated().forEach { index, x in print(x) }", "Item"),
        ("items.enumerated().forEach { x in print(x) }", "(offset: Int, element: Item)"),
        ("items.enumerated().map { let x = $1 }", "Item"), ("totals.forEach { x, value in print(x) }", "String"),
        ("totals.forEach { let x = $1 }", "Double"), ("totals.first { let x = $0.value; return x > 1 }", "Double"),
        ("totals.keys.filter { x in x.isEmpty }", "String"), ("totals.values.sorted { x, y in x < y }", "Double"),
        ("let x = totals.sorted { $0.value > $1.value }", "[(key: String, value: Double)]"),
        ("let x = totals.keys.sorted().first", "String?"), ("items.reversed().forEach { x in print(x) }", "Item"),
        ("items.reduce(0) { sum, x in sum + x.id }", "Item"), ("items.reduce(name) { x, item in x }", "String"),
        ("items.reduce(into: [:]) { all, x in all[x.id] = x }", "Item"),
        ("let x = items.max { $0.id < $1.id }?.id", "Int?"), ("let x = items.first { $0.id == 1 }?.tags", "[String]?"),
    ])
    func closuresOfSequences(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        "if case .twice(let x) = step {}", "if case .made(let x) = step {}", "if case .chosen(let x) = step {}",
        "if case .both(let x, _) = step {}", "if case .a(let x) = doubled {}", "if case .missing(let x) = step {}",
        "if case .value(let x) = foreign {}", "if case .loaded(let x) = stranger() {}",
        "if case Loadable.loaded(let x) = stranger() {}", "if case Result.success(let x) = stranger() {}",
        "for (x, _) in stranger() {}", "let (x, _) = find()", "let (x, _, _) = pair()", "if case let x? = step {}",
        "for case .paid(let x) in foreign.steps {}", "items.reduce(0) { x, item in x }",
        "items.reduce(into: [Int]()) { x, item in x.append(1) }", "items.forEach { x, y in print(x) }",
    ])
    func whatIsNotToldIsNotGuessed(_ line: String) throws { try expectType(line, nil) }

    private func expectType(
        _ line: String, _ type: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let table = try TypeTable(line, app: Self.app, members: Self.members)
        #expect(try table.type(of: "x") == type, "\(line)", sourceLocation: sourceLocation)
    }
}
