@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic }

    private var registered: Set<String> = []
    private var selected: IndexPath?
    private var rows: [IndexPath: UITableViewCell] = [:]
    private var isUnsettled = false

    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }

    open weak var dataSource: UITableViewDataSource?
    open weak var delegate: UITableViewDelegate?
    open var rowHeight: CGFloat = 0
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    public var indexPathForSelectedRow: IndexPath? { selected }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered.insert(identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        registered.contains(identifier) ? UITableViewCell(style: .default, reuseIdentifier: identifier) : nil
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func reloadData() {
        Recording.add(plate, "reloads")
        needsLayout()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        Recording.add(plate, "reloads \(indexPaths)")
        needsLayout()
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        Recording.add(plate, "deletes \(indexPaths)")
        needsLayout()
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        Recording.add(plate, "deselects \(indexPath)")
        selected = nil
    }

    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows[indexPath] }

    private func needsLayout() {
        guard !isUnsettled else { return }
        isUnsettled = true
        Screen.unsettledTables.append { [weak self] in self }
    }

    /// What UIKit does after `reloadData`, in the next turn: it asks for every row.
    func layOut() {
        isUnsettled = false
        rows = [:]
        guard let dataSource else { return }
        for section in 0..<dataSource.numberOfSections(in: self) {
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            Recording.add(plate, "shows \(count) rows")
            for row in 0..<count { show(IndexPath(row: row, section: section), of: dataSource) }
        }
    }

    private func show(_ indexPath: IndexPath, of dataSource: any UITableViewDataSource) {
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        cell.plate.name = "row \(indexPath.section).\(indexPath.row)"
        rows[indexPath] = cell
        cell.accessoryView?.plate.name = "accessory \(indexPath.section).\(indexPath.row)"
        Recording.add(cell.plate, cell.summary)
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    }

    // MARK: - What fingers do

    public func tapRow(_ row: Int) {
        selected = IndexPath(row: row, section: 0)
        delegate?.tableView(self, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    public func swipeAway(_ row: Int) {
        dataSource?.tableView(self, commit: .delete, forRowAt: IndexPath(row: row, section: 0))
    }

    /// Chooses an action behind a row.
    public func swipe(_ row: Int, choosing title: String) {
        let path = IndexPath(row: row, section: 0)
        let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
        guard let action = actions.first(where: { $0.title == title }) else {
            return Recording.add("row \(row) has no action \(title)")
        }
        action.handler(action, self) { Recording.add("swipe action is done: \($0)") }
    }
}

@MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, checkmark }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    public let textLabel: UILabel? = UILabel()
    public let detailTextLabel: UILabel? = UILabel()
    public let imageView: UIImageView? = UIImageView()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?

    public convenience init(style: CellStyle, reuseIdentifier: String?) { self.init(frame: .zero) }

    var summary: String {
        let texts = [textLabel?.text, detailTextLabel?.text].map { shown($0) }.joined(separator: " ")
        return "\(texts) \(shown(imageView?.image)) \(accessoryType)"
    }
}

@MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

@MainActor public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}

@MainActor public final class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    let title: String?
    let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.title, self.handler) = (title, handler)
        super.init()
    }
}

@MainActor public final class UISwipeActionsConfiguration: NSObject {
    let actions: [UIContextualAction]
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
