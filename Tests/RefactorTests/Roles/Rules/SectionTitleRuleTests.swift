import Refactor
import Testing

struct SectionTitleRuleTests {
    @Test func aTitleIsAHint() throws {
        try expectEvidence(
            """
            // MARK: - Networking
            func go() { }
            """,
            "go()", from: "section-title", for: .interactor)
    }

    @Test func aTitleInNoListSaysNothing() throws {
        try expectNoEvidence(
            """
            // MARK: - Odds and ends
            func go() { }
            """,
            "go()", from: "section-title")
    }

    @Test func aTitleMayBeChineseOrRussian() throws {
        try expectEvidence(
            """
            // MARK: - 网络请求
            func go() { }
            """,
            "go()", from: "section-title", for: .interactor)
    }

    @Test(arguments: [
        ("网络请求", Role.interactor), ("页面跳转", .router), ("事件处理", .presenter), ("生命周期", .view), ("懒加载", .view),
        ("UITableView 代理", .view), ("Жизненный цикл", .view), ("Сетевые запросы", .interactor), ("Переходы", .router),
        ("Handle view event", .presenter), ("Send view event", .view), ("Provide view data source", .presenter),
        ("Business use case", .interactor), ("Manage model", .interactor), ("Wireframe", .presenter),
    ])
    func marksOfObjectiveCAreHintsToo(title: String, role: Role) throws {
        let reading = try ObjectiveCReading("#pragma mark - \(title)\n- (void)go { [self come]; }\n- (void)come { }")
        #expect(try reading.speaks("section-title", for: role, of: "go"))
    }

    @Test func anOddTitleSaysNothing() throws {
        let reading = try ObjectiveCReading("#pragma mark - 私有方法\n- (void)go { }")
        #expect(try !reading.assignment("go").evidence.contains { $0.rule == "section-title" })
    }
}
