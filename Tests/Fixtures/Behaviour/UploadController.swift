import UIKit

/// Closures of every hold: most of them end after the screen has gone, and what they do besides showing has to happen.
final class UploadController: UIViewController {

    // MARK: - Views

    private let statusLabel = UILabel()
    private let countLabel = UILabel()
    private let sendButton = UIButton(type: .system)
    private let noteField = UITextField()

    // MARK: - State

    private var uploads = 0
    private var lastNote: String?
    private var history: [String] = []
    private var token: Any?

    private let session = URLSession.shared
    private let defaults = UserDefaults.standard

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(statusLabel)
        view.addSubview(countLabel)
        view.addSubview(sendButton)
        view.addSubview(noteField)
        sendButton.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
        statusLabel.text = "Ready"
        loadHistory()
    }

    private func loadHistory() {
        history = defaults.string(forKey: "upload.history").map { [$0] } ?? []
        countLabel.text = "\(history.count) uploads"
    }

    // MARK: - A service holds the screen

    @objc private func sendTapped() {
        let note = noteField.text ?? ""
        guard !note.isEmpty else {
            statusLabel.text = "Write something"
            return
        }
        statusLabel.text = "Sending …"
        send(note)
    }

    private func send(_ note: String) {
        uploads += 1
        session.dataTask(with: request("upload", note)) { data, _, error in
            DispatchQueue.main.async {
                self.finish(note, data: data, error: error)
            }
        }.resume()
    }

    private func finish(_ note: String, data: Data?, error: Error?) {
        guard error == nil, let data = data else {
            statusLabel.text = "No connection"
            Tracker.log("upload.failed", ["note": note])
            return
        }
        let name = String(decoding: data, as: UTF8.self)
        statusLabel.text = "Sent as \(name)"
        lastNote = note
        remember(name)
        countLabel.text = "\(history.count) uploads"
        Tracker.log("upload.done", ["name": name, "count": String(history.count)])
        confirm(name)
    }

    private func remember(_ name: String) {
        history.append(name)
        defaults.set(history.joined(separator: ","), forKey: "upload.history")
    }

    private func confirm(_ name: String) {
        session.dataTask(with: request("confirm", name)) { _, _, _ in
            DispatchQueue.main.async {
                self.statusLabel.text = "Confirmed"
                Tracker.log("upload.confirmed", ["note": self.lastNote ?? "none"])
            }
        }.resume()
    }

    private func request(_ path: String, _ body: String) -> URLRequest {
        var request = URLRequest(url: URL(string: "https://upload.example/\(path)")!)
        request.httpMethod = "POST"
        request.httpBody = body.data(using: .utf8)
        return request
    }

    // MARK: - Only what is seen

    func preview(_ name: String) {
        session.dataTask(with: request("preview", name)) { data, _, _ in
            let text = data.map { String(decoding: $0, as: UTF8.self) }
            DispatchQueue.main.async {
                self.showPreview(text)
            }
        }.resume()
    }

    private func showPreview(_ text: String?) {
        statusLabel.text = text ?? "No preview"
        countLabel.isHidden = text == nil
    }

    // MARK: - Nobody holds the screen

    func refresh() {
        session.dataTask(with: request("refresh", "")) { [weak self] data, _, _ in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.statusLabel.text = "Fresh"
                self.keep(data)
                Tracker.log("upload.refreshed", ["count": String(self.history.count)])
            }
        }.resume()
    }

    private func keep(_ data: Data?) {
        guard let data = data else { return }
        history = String(decoding: data, as: UTF8.self).split(separator: ",").map(String.init)
        defaults.set(history.joined(separator: ","), forKey: "upload.history")
        countLabel.text = "\(history.count) uploads"
    }

    func forgetLater() {
        Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { [weak self] _ in
            self?.forget()
        }
    }

    private func forget() {
        history = []
        defaults.removeObject(forKey: "upload.history")
        countLabel.text = "Forgotten"
    }

    /// What needs no screen happens all the same.
    func clearLater() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 7) { [weak self] in
            UserDefaults.standard.removeObject(forKey: "upload.draft")
            UserDefaults.standard.set("cleared", forKey: "upload.state")
            self?.statusLabel.text = "Cleared"
        }
    }

    // MARK: - A timer, a queue and a notification hold the screen

    func remindLater() {
        Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in
            self.remind()
        }
    }

    private func remind() {
        statusLabel.text = "Still there?"
        defaults.set(uploads, forKey: "upload.reminded")
        Tracker.log("upload.reminded")
    }

    func saveSoon() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            self.statusLabel.text = "Saved"
            self.saveDraft()
        }
    }

    private func saveDraft() {
        defaults.set(noteField.text, forKey: "upload.draft")
        Tracker.log("upload.draft", ["uploads": String(uploads)])
    }

    func listen() {
        token = NotificationCenter.default.addObserver(
            forName: Notification.Name("UploadMayGo"), object: nil, queue: nil
        ) { _ in
            self.goOn()
        }
    }

    private func goOn() {
        uploads += 1
        statusLabel.text = "Going on"
        Tracker.log("upload.goesOn", ["uploads": String(uploads)])
        confirm("again")
    }

    // MARK: - Closures in closures

    /// The inner one holds the screen for the outer one, which did not.
    func archive() {
        session.dataTask(with: request("archive", "")) { [weak self] data, _, _ in
            guard let self = self else { return }
            self.statusLabel.text = "Archived"
            self.session.dataTask(with: self.request("archive/done", "")) { _, _, _ in
                DispatchQueue.main.async {
                    self.statusLabel.text = "Archive closed"
                    self.remember("archive")
                    Tracker.log("upload.archived", ["count": String(self.history.count)])
                }
            }.resume()
        }.resume()
    }

    /// The inner one does not hold it though the outer one does.
    func check() {
        session.dataTask(with: request("check", "")) { data, _, _ in
            Tracker.log("upload.checked", ["uploads": String(self.uploads)])
            self.session.dataTask(with: self.request("check/again", "")) { [weak self] _, _, _ in
                self?.statusLabel.text = "Checked"
                self?.remember("check")
            }.resume()
        }.resume()
    }
}
