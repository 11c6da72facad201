@objc @preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) { fatalError() }
    open func invalidateLayout() {}
    open func prepare() {}
    open var collectionViewContentSize: CGSize { fatalError() }
}

@objc @preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize: CGSize = .zero
    open var estimatedItemSize: CGSize = .zero
    open var minimumLineSpacing: CGFloat = 0
    open var minimumInteritemSpacing: CGFloat = 0
    open var sectionInset: UIEdgeInsets = .zero
    open var headerReferenceSize: CGSize = .zero
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
}

@objc @preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open func prepareForReuse() {}
    open var reuseIdentifier: String? { fatalError() }
}

@objc @preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { fatalError() }
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
}

@objc @preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1)
        public static let centeredVertically = Self(rawValue: 2)
        public static let bottom = Self(rawValue: 4)
        public static let left = Self(rawValue: 8)
        public static let centeredHorizontally = Self(rawValue: 16)
        public static let right = Self(rawValue: 32)
    }
    public static let elementKindSectionHeader = "header"
    public static let elementKindSectionFooter = "footer"

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }

    open var collectionViewLayout: UICollectionViewLayout {
        get { fatalError() }
        set {}
    }
    open weak var dataSource: UICollectionViewDataSource?
    open weak var delegate: UICollectionViewDelegate?
    open var backgroundView: UIView?
    open var allowsMultipleSelection = false
    open var indexPathsForSelectedItems: [IndexPath]? { fatalError() }
    open var indexPathsForVisibleItems: [IndexPath] { fatalError() }
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {}
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    { fatalError() }
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { fatalError() }
    open func reloadData() {}
    open func reloadItems(at indexPaths: [IndexPath]) {}
    open func reloadSections(_ sections: IndexSet) {}
    open func insertItems(at indexPaths: [IndexPath]) {}
    open func deleteItems(at indexPaths: [IndexPath]) {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {}
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { fatalError() }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { fatalError() }
}

@objc @preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
    @objc optional func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
}

@objc @preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    @objc optional func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    @objc optional func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
}

/// Empty: sizes and insets have no Objective-C form on Linux, so that an implementation of one of the
/// real protocol's methods is an ordinary method here.
@objc @preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
