/// Titles of sections that are a view controller's, and no component's: its life cycle, outlets, actions, delegates of views;
/// or of a place in a file: "private"; or that say no more than the code below them: "Methods".
package enum ViewTitles {
    package static func contain(_ title: String) -> Bool {
        let title = title.lowercased().filter { $0 != " " && $0 != "-" }
        return kinds.contains(title) || parts.contains(where: title.contains)
    }

    private static let kinds: Set<String> = [
        "functions", "internal", "internalmethods", "methods", "public", "publicmethods", "utilities", "utils",
        "公共方法", "方法",
    ]

    private static let parts = [
        "action", "helper", "iboutlet", "initiali", "lifecycle", "outlet", "override", "private", "tableviewdatasource",
        "tableviewdelegate", "uicollectionview", "uiscrollview", "uitableview", "uitextfield", "uitextview",
        "uiviewcontroller", "viewdidload", "viewlife", "生命周期",
    ]
}
