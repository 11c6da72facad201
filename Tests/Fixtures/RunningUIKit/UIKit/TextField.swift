public enum UIKeyboardType: Int, Sendable { case `default`, numberPad, phonePad, emailAddress }
public enum UIReturnKeyType: Int, Sendable { case `default`, go, next, search, send, done }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

@MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    private var isTyping = false
    open var text: String? = "" { didSet { if !isTyping { record("text", text) } } }
    open var placeholder: String? { didSet { record("placeholder", placeholder) } }
    open var textColor: UIColor? { didSet { record("textColor", textColor) } }
    open var borderStyle = BorderStyle.none
    open var isSecureTextEntry = false { didSet { record("isSecureTextEntry", isSecureTextEntry) } }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open weak var delegate: UITextFieldDelegate?

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        super.becomeFirstResponder()
        Recording.add(plate, "has the focus")
        delegate?.textFieldDidBeginEditing(self)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        Recording.add(plate, "loses the focus")
        delegate?.textFieldDidEndEditing(self)
        return true
    }

    /// What fingers do.
    public func type(_ text: String) {
        isTyping = true
        self.text = text
        isTyping = false
        sendActions(for: .editingChanged)
    }

    public func pressReturn() { _ = delegate?.textFieldShouldReturn(self) }
}

@MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
