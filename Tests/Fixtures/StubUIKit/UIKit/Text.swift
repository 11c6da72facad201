// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress
    case decimalPad
}
public enum UIReturnKeyType: Int, Sendable { case `default`, go, next, search, send, done, `continue` }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public struct UITextContentType: Hashable, Sendable {
    public static let username = Self()
    public static let password = Self()
    public static let newPassword = Self()
    public static let emailAddress = Self()
    public static let name = Self()
    public static let telephoneNumber = Self()
    public static let oneTimeCode = Self()
}

@objc @preconcurrency @MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    open var text: String?
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: BorderStyle = .none
    open var clearButtonMode: ViewMode = .never
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode: ViewMode = .never
    open var rightViewMode: ViewMode = .never
    open var isSecureTextEntry = false
    open var isEditing: Bool { fatalError() }
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = false
    open weak var delegate: UITextFieldDelegate?
    public static let textDidChangeNotification = Notification.Name("textDidChange")
}

/// Without the method that takes an `NSRange`: it has no Objective-C form on Linux, so that an
/// implementation of it is an ordinary method here.
@objc @preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
    @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@objc @preconcurrency @MainActor open class UITextView: UIScrollView {
    open var text: String!
    open var attributedText: NSAttributedString!
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment: NSTextAlignment = .natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset: UIEdgeInsets = .zero
    open var keyboardType: UIKeyboardType = .default
    open weak var delegate: UITextViewDelegate?
}

/// Without the method that takes an `NSRange`, like `UITextFieldDelegate`.
@objc @preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)
    @objc optional func textViewDidEndEditing(_ textView: UITextView)
    @objc optional func textViewDidChange(_ textView: UITextView)
}

@objc @preconcurrency @MainActor open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
    open var showsCancelButton = false
    open var searchTextField: UITextField { fatalError() }
    open weak var delegate: UISearchBarDelegate?
}

@objc @preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

@objc @preconcurrency @MainActor open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) { fatalError() }
    public required init?(coder: NSCoder) { fatalError() }
    open var searchBar: UISearchBar { fatalError() }
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = false
    open weak var searchResultsUpdater: UISearchResultsUpdating?
}

@objc @preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
