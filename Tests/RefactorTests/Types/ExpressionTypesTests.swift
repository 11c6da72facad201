import Refactor
import Testing

/// What a local name of a controller's method is, told from its declarations.
struct ExpressionTypesTests {
    @Test(arguments: [
        ("let x = 5", "Int"), ("let x = -2.5", "Double"), ("let x = \"a \\(name)\"", "String"),
        ("let x = [1, 2.5]", "[Double]"), ("let x = [\"a\": 1]", "[String: Int]"), ("let x = [1, nil]", "[Int?]"),
        ("let x = (1, name)", "(Int, String)"), ("let x: [Int]? = nil", "[Int]?"),
        ("let x = #selector(save)", "Selector"),
        ("let x = 0..<items.count", "Range<Int>"), ("let x = !isOpen", "Bool"), ("let x = items.count > 2", "Bool"),
        ("let x = items.count * 2 + 1", "Int"), ("let x = name + \"!\"", "String"), ("let x = rate * 2", "Double"),
        ("let x = isOpen ? 1 : 2", "Int"), ("let x = isOpen ? name : nil", "String?"),
        ("let x = note ?? \"\"", "String"), ("let x = note ?? other", "String?"),
        ("let x = item as? UIView", "UIView?"),
        ("let x = item as! UIView", "UIView"), ("let x = item is UIView", "Bool"),
        ("let x = items + [Item(id: 1)]", "[Item]"), ("let x = Date() - 60", "Date"),
    ])
    func operators(_ line: String, _ type: String) throws { try expectType(line, type) }

    /// Each operand is read once, although several rules ask for its type.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("name" + String(repeating: " + \"a\"", count: 40), "String"),
            (String(repeating: "(name + ", count: 18) + "name" + String(repeating: ")", count: 18), "String"),
            ("Date()" + String(repeating: " - 60", count: 40), "Date"),
            ("items" + String(repeating: ".filter { $0.id > 0 }", count: 40), "[Item]"),
            ("note" + String(repeating: " ?? note", count: 40), "String?"),
        ])
    func longSums(_ value: String, _ type: String) throws { try expectType("let x = " + value, type) }

    @Test(arguments: [
        ("let x = name", "String"), ("let x = self.items", "[Item]"), ("let x = label", "UILabel?"),
        ("let x = label.text", "String?"), ("let x = label.text!.count", "Int"), ("let x = makeItem(id: 3)", "Item"),
        ("let x = parent?.title", "String?"), ("let x = parent?.title?.count", "Int?"), ("let x = title", "String?"),
        ("let x = view", "UIView?"), ("let x = view.bounds.size.width", "CGFloat"),
        ("let x = view.backgroundColor", "UIColor?"),
        ("let x = navigationController?.viewControllers", "[UIViewController]?"), ("let x = save()", "Void"),
        ("let x = table.indexPathForSelectedRow", "IndexPath?"), ("let x = table.indexPathForSelectedRow?.row", "Int?"),
        ("let x = items[0]", "Item"), ("let x = items[0].id", "Int"), ("let x = items.first?.tags.first", "String?"),
        ("let x = totals[\"a\"]", "Double?"), ("let x = totals[\"a\", default: 0]", "Double"),
        ("let x = URLSession.shared.dataTask(with: link) { _, _, _ in }", "URLSessionDataTask"),
        ("let x = UserDefaults.standard.string(forKey: name)", "String?"), ("let x = Self.limit", "Int"),
        ("let x = ListController.limit", "Int"), ("let x = FileManager.default", "FileManager"),
        ("let x = super.title", "String?"), ("let x = loader?.load()", "[Item]?"),
    ])
    func members(_ line: String, _ type: String) throws { try expectType(line, type) }

    /// A capital begins no type where a function is called so.
    @Test(arguments: [
        ("let x = NSLocalizedString(\"a\", comment: \"b\")", "String"),
        ("let x = NSLocalizedString(\"a\", tableName: nil, value: \"b\", comment: \"c\")", "String"),
        ("let x = NSLocalizedString(\"a\", comment: \"b\").count", "Int"),
        ("let x = CMTimeGetSeconds(time)", "Double"), ("let x = CMTimeMake(value: 1, timescale: 2)", "CMTime"),
        ("let x = UIGraphicsGetImageFromCurrentImageContext()", "UIImage?"),
        ("let x = min(items.count, 3)", "Int"), ("let x = max(0, rate)", "Double"), ("let x = abs(rate)", "Double"),
    ])
    func functions(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        ("let x = Decimal(0)", "Decimal"), ("let x = Decimal(string: name)", "Decimal?"),
        ("let x = CharacterSet(charactersIn: name)", "CharacterSet"), ("let x = URL(string: name)", "URL?"),
        ("let x = URL(string: name)!", "URL"),
        ("let x = UIImage(named: name)", "UIImage?"),
        ("let x = URLRequest(url: link)", "URLRequest"), ("let x = Int(name)", "Int?"), ("let x = Int(rate)", "Int"),
        ("let x = String(items.count)", "String"), ("let x = Set(items)", "Set<Item>"), ("let x = [Item]()", "[Item]"),
        ("let x = Item(id: 1)", "Item"), ("let x = Item(text: name)", "Item?"),
        ("let x = Phase(rawValue: 1)", "Phase?"),
        ("let x = Phase.idle", "Phase"), ("let x = Answer.failed(name)", "Answer"),
        ("let x = UITableView.Style.plain", "UITableView.Style"),
        ("let x = UIAlertController(title: nil, message: name, preferredStyle: .alert)", "UIAlertController"),
        ("let x = DetailController()", "DetailController"), ("let x = try? Data(contentsOf: link)", "Data?"),
        ("let x = try! JSONDecoder().decode([Item].self, from: Data())", "[Item]"),
        ("let x = try! JSONDecoder().decode([String: [Item]].self, from: Data())", "[String: [Item]]"),
        ("let x = String(data: Data(), encoding: .utf8)", "String?"),
        ("let x = NSDataAsset(name: name)", "NSDataAsset?"),
        ("let x = UIContextualAction(style: .normal, title: name) { _, _, _ in }", "UIContextualAction"),
        ("let x = CABasicAnimation(keyPath: name)", "CABasicAnimation"), ("let x = (loader?.load())!", "[Item]"),
    ])
    func initialisers(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        ("let x = name.trimmingCharacters(in: .whitespaces)", "String"),
        ("let x = name.components(separatedBy: \",\")", "[String]"),
        ("let x = name.uppercased()", "String"), ("let x = items.filter { $0.id > 1 }", "[Item]"),
        ("let x = items.map { $0.id }", "[Int]"), ("let x = items.map { $0.tags }.first?.count", "Int?"),
        ("let x = items.sorted { $0.id < $1.id }", "[Item]"),
        ("let x = items.compactMap { $0.tags.first }", "[String]"),
        ("let x = items.first { $0.id == 1 }", "Item?"), ("let x = items.firstIndex { $0.id == 1 }", "Int?"),
        ("let x = items[0].tags.joined(separator: \", \")", "String"), ("let x = note.map { $0.count }", "Int?"),
        ("let x = Array(totals.keys)", "[String]"), ("let x = items.isEmpty", "Bool"),
        ("let x = link.path.last", "Character?"),
        ("let x = totals.mapValues { Int($0) }", "[String: Int]"),
    ])
    func standardLibrary(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        ("for x in items { print(x) }", "Item"), ("for x in 0..<3 { print(x) }", "Int"),
        ("for x in totals.keys { print(x) }", "String"),
        ("if let x = note { print(x) }", "String"), ("guard let note else { return }; let x = note", "String"),
        ("if let x = label.text { print(x) }", "String"), ("if let x = item as? Item { print(x) }", "Item"),
        ("do { try run() } catch { let x = error }", "Error"), ("load { x in print(x) }", "Result<Item, Error>"),
        ("URLSession.shared.dataTask(with: link) { x, _, _ in print(x) }", "Data?"),
        ("URLSession.shared.dataTask(with: link) { _, _, x in print(x) }", "Error?"),
        ("items.forEach { x in print(x) }", "Item"), ("items.map { x in x.id }", "Item"),
        ("UIView.animate(withDuration: 1, animations: {}) { x in print(x) }", "Bool"),
        ("let x = argument.count", "Int"), ("done(1) ; let x = done", "(Int) -> Void"),
        ("handler = { (x: Int) in print(x) }", "Int"), ("let y = items; let z = y.first; let x = z?.id", "Int?"),
    ])
    func localNames(_ line: String, _ type: String) throws { try expectType(line, type) }

    @Test(arguments: [
        "let x = stranger", "let x = stranger()", "let x = Stranger(name: name)", "let x = foreign.value",
        "let x = find(1)", "let x = decode(name)", "let x = nil ?? stranger", "let x = [name, 1]", "let x = []",
        "let x = foreign.load { $0 }", "stranger { x in print(x) }",
        "let x = items.reduce(0) { $0 + $1.id }",
        "let x = UIContextualAction(coder: coder)", "let x = NSFetchRequest(entityName: name)",
        "let x = isOpen ? name : rate", "let x = rate * items.count", "let x = Box(name)", "let x = parent?.title!",
        "let x = items.map { item in print(item); return stranger(item) }", "let x = Foreign.shared",
        "let x = note.count",
        "let x = KeyStore.value(named: name)", "let x = link <> link",
    ])
    func theUnknownIsNotGuessed(_ line: String) throws { try expectType(line, nil) }
}

/// Expects the type of the local name `x` in a method of the controller.
private func expectType(_ line: String, _ type: String?, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let reading = try TypeTable(line)
    #expect(try reading.type(of: "x") == type, "\(line)", sourceLocation: sourceLocation)
}
