@objc @preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public static let automaticDimension: CGFloat = 0

    public init(frame: CGRect, style: Style) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }

    open weak var dataSource: UITableViewDataSource?
    open weak var delegate: UITableViewDelegate?
    open var rowHeight: CGFloat = 0
    open var estimatedRowHeight: CGFloat = 0
    open var sectionHeaderHeight: CGFloat = 0
    open var sectionFooterHeight: CGFloat = 0
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorInset: UIEdgeInsets = .zero
    open var separatorColor: UIColor?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var numberOfSections: Int { fatalError() }
    open var visibleCells: [UITableViewCell] { fatalError() }
    open var indexPathsForVisibleRows: [IndexPath]? { fatalError() }
    open var indexPathForSelectedRow: IndexPath? { fatalError() }
    open var indexPathsForSelectedRows: [IndexPath]? { fatalError() }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { fatalError() }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    { fatalError() }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    { fatalError() }
    open func reloadData() {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { fatalError() }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { fatalError() }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { fatalError() }
    open func numberOfRows(inSection section: Int) -> Int { fatalError() }
    open func setEditing(_ editing: Bool, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    @objc public enum EditingStyle: Int, Sendable { case none, delete, insert }

    public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    public convenience override init(frame: CGRect) { fatalError() }

    open var textLabel: UILabel? { fatalError() }
    open var detailTextLabel: UILabel? { fatalError() }
    open var imageView: UIImageView? { fatalError() }
    open var contentView: UIView { fatalError() }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var accessoryType: AccessoryType = .none
    open var accessoryView: UIView?
    open var selectionStyle: SelectionStyle = .default
    open var separatorInset: UIEdgeInsets = .zero
    open var isSelected = false
    open var reuseIdentifier: String? { fatalError() }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {}
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    open var textLabel: UILabel? { fatalError() }
    open var contentView: UIView { fatalError() }
}

@objc @preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    @objc optional func numberOfSections(in tableView: UITableView) -> Int
    @objc optional func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String?
    @objc optional func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String?
    @objc optional func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool
    @objc optional func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
}

/// Without the methods that answer a `CGFloat`: it has no Objective-C form on Linux, so that an
/// implementation of one of them is an ordinary method here.
@objc @preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    @objc optional func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc optional func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView?
    @objc optional func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView?
    @objc optional func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    @objc optional func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

@objc @preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public convenience init(style: Style, title: String?, handler: @escaping Handler) { fatalError() }
    open var backgroundColor: UIColor!
    open var image: UIImage?
}

@objc @preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public convenience init(actions: [UIContextualAction]) { fatalError() }
    open var performsFirstActionWithFullSwipe = true
}
