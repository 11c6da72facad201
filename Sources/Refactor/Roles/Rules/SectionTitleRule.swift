/// The title of the section is a hint, the weakest one: it never wins against what the code does.
///
/// ## Before
/// ```
/// // MARK: - Networking
/// ```
/// ## After
/// Interactor, by one point.
struct SectionTitleRule: EvidenceRule {
    static let id = "section-title"
    static let family = EvidenceFamily.section

    private static let titles: [(Role, [String])] = [
        (.router, ["navig", "routing", "transition", "segue", "goto", "tovc", "跳转", "导航", "навигац", "переход"]),
        (
            .interactor,
            [
                "network", "api", "request", "download", "storage", "persist", "service", "login", "core data", "网络",
                "请求", "数据请求", "存储", "сеть", "загрузк", "запрос", "хранен",
            ]
        ),
        (.presenter, ["event handl", "presentation", "format", "事件处理", "обработ"]),
        (
            .view,
            [
                "ui", "view", "layout", "outlet", "lifecycle", "life cycle", "style", "appearance", "animation",
                "table",
                "collection", "keyboard", "orientation", "action", "setup", "生命周期", "布局", "界面", "жизненн", "интерфейс",
            ]
        ),
    ]

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard let index = member.section else { return [] }
        let title = reading.controller.sections[index].title.lowercased()
        guard !title.isEmpty, reading.controller.sections[index].mark != nil else { return [] }
        for (role, words) in Self.titles where words.contains(where: { title.contains($0) }) {
            return speaks([role: 1], at: member.fact.line, because: "stands in the section \"\(title)\"")
        }
        return []
    }
}
