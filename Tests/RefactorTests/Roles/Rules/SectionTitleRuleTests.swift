import Refactor
import Testing

struct SectionTitleRuleTests {
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
}
