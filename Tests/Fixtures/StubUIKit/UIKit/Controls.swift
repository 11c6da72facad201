@objc @preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Self(rawValue: 1)
        public static let touchUpInside = Self(rawValue: 2)
        public static let touchUpOutside = Self(rawValue: 4)
        public static let valueChanged = Self(rawValue: 8)
        public static let editingDidBegin = Self(rawValue: 16)
        public static let editingChanged = Self(rawValue: 32)
        public static let editingDidEnd = Self(rawValue: 64)
        public static let editingDidEndOnExit = Self(rawValue: 128)
        public static let primaryActionTriggered = Self(rawValue: 256)
        public static let allEvents = Self(rawValue: .max)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = Self(rawValue: 1)
        public static let disabled = Self(rawValue: 2)
        public static let selected = Self(rawValue: 4)
    }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
    open func addAction(_ action: UIAction, for events: Event) {}
    open func sendActions(for events: Event) {}
}

@objc @preconcurrency @MainActor open class UIAction: NSObject {
    public convenience init(
        title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
    ) { fatalError() }
    open var sender: Any? { fatalError() }
}

@objc @preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system, infoLight, contactAdd, close }
    public convenience init(type: ButtonType) { fatalError() }
    public convenience init(type: ButtonType, primaryAction: UIAction?) { fatalError() }
    open var titleLabel: UILabel? { fatalError() }
    open var imageView: UIImageView? { fatalError() }
    open var currentTitle: String? { fatalError() }
    open var contentEdgeInsets: UIEdgeInsets = .zero
    open func setTitle(_ title: String?, for state: State) {}
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}
    open func title(for state: State) -> String? { fatalError() }
}

@objc @preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont!
    open var textColor: UIColor!
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var numberOfLines = 1
    open var isEnabled = true
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
}

@objc @preconcurrency @MainActor open class UIImageView: UIView {
    public init(image: UIImage?) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var image: UIImage?
    open var animationImages: [UIImage]?
}

@objc @preconcurrency @MainActor open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open func setValue(_ value: Float, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
}

@objc @preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    public convenience init(items: [Any]?) { fatalError() }
    open var selectedSegmentIndex = 0
    open var numberOfSegments: Int { fatalError() }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
    open func titleForSegment(at segment: Int) -> String? { fatalError() }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
    open func removeAllSegments() {}
}

@objc @preconcurrency @MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
}

@objc @preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode: Mode = .dateAndTime
    open func setDate(_ date: Date, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open var isRefreshing: Bool { fatalError() }
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() {}
    open func endRefreshing() {}
}

@objc @preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium, large, white, gray }
    public init(style: Style) { fatalError() }
    public override init(frame: CGRect) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var style: Style = .medium
    open var color: UIColor!
    open var hidesWhenStopped = true
    open var isAnimating: Bool { fatalError() }
    open func startAnimating() {}
    open func stopAnimating() {}
}

@objc @preconcurrency @MainActor open class UIProgressView: UIView {
    open var progress: Float = 0
    open var progressTintColor: UIColor?
    open func setProgress(_ progress: Float, animated: Bool) {}
}

@objc @preconcurrency @MainActor open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource?
    open weak var delegate: UIPickerViewDelegate?
    open func reloadAllComponents() {}
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    open func selectedRow(inComponent component: Int) -> Int { fatalError() }
}

@objc @preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@objc @preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
    @objc optional func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    @objc optional func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
