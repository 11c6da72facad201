/// The title of the section is a hint, the weakest one: it never wins against what the code does.
///
/// ## Before
/// ```
/// // MARK: - Networking
/// func go() { }  // section-title/interactor → interactor
///
/// // MARK: - Odds and ends
/// func come() { }
///
/// // MARK: - 网络请求
/// func load() { }  // section-title/interactor → interactor
/// ```
/// ```objc
/// #pragma mark - 私有方法
/// - (void)go { }
/// ```
/// ## After
/// Interactor, by one point.
struct SectionTitleRule: EvidenceRule {
    static let id = "section-title"
    static let family = EvidenceFamily.section
    static let cases = ["interactor", "presenter", "router", "view"]

    private static let titles: [(Role, [String])] = [
        (
            .router,
            [
                "navig", "routing", "transition", "segue", "goto", "tovc", "跳转", "导航", "路由", "转场", "навигац", "переход",
                "маршрут",
            ]
        ),
        (
            .interactor,
            [
                "network", "api", "request", "download", "storage", "persist", "service", "login", "core data", "网络",
                "请求", "数据请求", "存储", "数据库", "缓存", "接口", "下载", "上传", "登录", "登陆", "业务", "сеть", "сетев", "загрузк",
                "запрос", "хранен", "сервис", "база данных", "кэш",
            ]
        ),
        (.presenter, ["event handl", "presentation", "format", "事件处理", "обработ"]),
        (
            .view,
            [
                "ui", "view", "layout", "outlet", "lifecycle", "life cycle", "style", "appearance", "animation",
                "table",
                "collection", "keyboard", "orientation", "action", "setup", "生命周期", "布局", "界面", "懒加载", "视图", "控件",
                "动画", "键盘", "旋转", "手势", "点击", "按钮", "жизненн", "интерфейс", "вёрстк", "верстк", "анимац", "клавиатур",
                "внешний вид",
            ]
        ),
    ]

    /// The roles of the method's own titles.
    private static let own = Dictionary(
        Responsibility.allCases.map { ($0.title.lowercased(), $0.role) }, uniquingKeysWith: { first, _ in first })

    /// Delegates of Objective-C stand under a mark, those of Swift in an extension that says so better.
    private static let delegates = ["delegate", "datasource", "data source", "代理", "数据源", "делегат"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard let index = member.section else { return [] }
        let title = reading.controller.sections[index].title.lowercased()
        guard !title.isEmpty, reading.controller.sections[index].mark != nil,
            let role = Self.role(of: title, isObjectiveC: reading.isObjectiveC)
        else { return [] }
        return sign(role.rawValue, at: member.fact.line, because: "stands in the section \"\(title)\"")
    }

    /// The role of one of the method's own titles, or else of the first word found in it.
    private static func role(of title: String, isObjectiveC: Bool) -> Role? {
        if let own = own[title] { return own }
        if let found = titles.first(where: { $0.1.contains { title.has($0) } }) { return found.0 }
        return isObjectiveC && delegates.contains { title.has($0) } ? .view : nil
    }
}
