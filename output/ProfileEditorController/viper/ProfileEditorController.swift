//
//  ProfileEditorController.swift
//
//  Edits the user's profile. Most things that make moving code hard stand in this file.
//

import UIKit

protocol ProfileEditorDelegate: AnyObject {
    func profileEditor(_ editor: ProfileEditorController, didSave name: String)
    func profileEditorDidCancel(_ editor: ProfileEditorController)
}

class ProfileEditorController: UIViewController {

    private(set) var presenter: ProfileEditorViewOutput!

    static let nameLimit = 40
    private static let mailPattern = #"^\S+@\S+\.\S+$"#
    static var drafts: [String: Profile] = [:]

    // MARK: - State

    weak var delegate: ProfileEditorDelegate?

    private(set) var profile: Profile {
        didSet {
            guard profile != oldValue else { return }
            hasChanges = true
            autosave()
        }
    }

    private var hasChanges = false {
        willSet { isModalInPresentation = newValue }
    }

    var phase = Phase.editing {
        didSet { phaseDidChange(from: oldValue) }
    }

    let userID: String
    private var saveTask: Task<Void, Never>?
    private var titleObservation: NSKeyValueObservation?
    private var timer: Timer?, lastSave: Date?
    @objc dynamic private(set) var progress = 0.0

    private lazy var nameField = makeField(placeholder: "Name")
    private lazy var mailField: UITextField = {
        let field = makeField(placeholder: "Mail", keyboard: .emailAddress)
        field.autocapitalizationType = .none
        return field
    }()
    private lazy var countryButton = UIButton(type: .system)
    private lazy var stack = UIStackView(arrangedSubviews: [nameField, mailField, countryButton])

    private lazy var birthdayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    var canSave: Bool {
        phase == .editing && hasChanges && (try? validate(profile)) != nil
    }

    // MARK: - Creation

    init(userID: String, profile: Profile = .empty, session: URLSession = .shared) {
        self.userID = userID
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
        presenter = ProfileEditorBuilder.wire(self, session: session)
        hidesBottomBarWhenPushed = true
    }

    convenience init(name: String, mail: String) {
        self.init(userID: mail, profile: Profile(name: name, mail: mail))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        saveTask?.cancel()
        titleObservation?.invalidate()
        #if DEBUG
        print("ProfileEditorController is gone")
        #endif
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        stack.axis = .vertical
        if let draft = presenter.draft { profile = draft }
        show(profile)
        titleObservation = observe(\.title, options: [.new]) { editor, change in
            Tracker.log("profile.title", ["new": (change.newValue ?? nil) ?? ""])
        }
        timer = Timer.scheduledTimer(
            timeInterval: 30, target: self, selector: #selector(autosave), userInfo: nil, repeats: true)
        perform(#selector(focusFirstField), with: nil, afterDelay: 0.3)
        #if DEBUG
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Fill", style: .plain, target: self, action: #selector(fillWithTestData))
        #endif
    }

    override func viewDidDisappear(_ animated: Bool) {
        defer { timer = nil }
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    // MARK: - Events

    @objc func saveTapped() {
        do {
            try validate(profile)
            save(profile)
        } catch let error as ValidationError {
            show(message: presenter.text(for: error), isError: true)
        } catch {
            show(message: error.localizedDescription)
        }
    }

    @objc private func focusFirstField() {
        nameField.becomeFirstResponder()
    }

    @objc private func autosave() {
        presenter.draft = profile
    }

    @objc private func countryTapped() {
        presenter.countryTapped()
    }

    #if DEBUG
    @objc private func fillWithTestData() {
        profile = Profile(name: "Test", mail: "test@example.org")
    }
    #endif

    /// The parameter hides the property of the same name.
    func commit(profile: Profile, progress: Double = 1) {
        let hasChanges = profile != self.profile
        if hasChanges { self.profile = profile }
        self.progress = progress
        self.hasChanges = false
    }

    // MARK: - Saving

    private func save(_ profile: Profile) {
        phase = .saving
        saveTask?.cancel()
        saveTask = Task { [weak self] in
            guard let self else { return }
            await self.presenter.didSaveTask(profile: profile)
        }
    }

    @discardableResult
    private func validate(_ profile: Profile) throws -> Bool {
        try presenter.validate(profile.name, field: "name", limit: Self.nameLimit)
        guard profile.mail.range(of: Self.mailPattern, options: .regularExpression) != nil else {
            throw ValidationError.malformedMail
        }
        return true
    }

    private func phaseDidChange(from old: Phase) {
        guard phase != old else { return }
        switch phase {
        case .editing: setEnabled(true)
        case .saving: setEnabled(false)
        case .failed(let reason):
            setEnabled(true)
            show(message: reason, isError: true)
        }
    }
}

// MARK: - Showing

private extension ProfileEditorController {
    func makeField(placeholder: String, keyboard: UIKeyboardType = .default) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.keyboardType = keyboard
        field.delegate = self
        return field
    }

    func show(_ profile: Profile) {
        nameField.text = profile.name
        mailField.text = profile.mail
        countryButton.setTitle(presenter.countryName(profile.country), for: .normal)
        countryButton.addTarget(self, action: #selector(countryTapped), for: .touchUpInside)
        title = profile.birthday.map { birthdayFormatter.string(from: $0) } ?? profile.name
    }

    func show(message: String, isError: Bool = false) {
        let alert = UIAlertController(title: isError ? "Sorry" : nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    func setEnabled(_ enabled: Bool) {
        [nameField, mailField].forEach { $0.isEnabled = enabled }
        countryButton.isEnabled = enabled
    }
}

// MARK: - Navigation

extension ProfileEditorController {
    func close(afterSaving saved: Bool = false, animated: Bool = true) {
        if saved {
            delegate?.profileEditor(self, didSave: profile.name)
        } else {
            delegate?.profileEditorDidCancel(self)
        }
        dismiss(animated: animated) { [delegate] in
            Tracker.log("profile.closed", ["delegate": String(describing: delegate)])
        }
    }
}

// MARK: - UITextFieldDelegate

extension ProfileEditorController: UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {
        let text = textField.text ?? ""
        switch textField {
        case nameField: profile.name = text
        case mailField: profile.mail = text
        default: break
        }
        trim(&profile.name)
    }

    private func trim(_ text: inout String) {
        text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

// MARK: - ProfileEditorViewInput

extension ProfileEditorController: ProfileEditorViewInput {
    func showCountry(_ country: String) {
        profile.country = country
        countryButton.setTitle(presenter.countryName(country), for: .normal)
    }
}
