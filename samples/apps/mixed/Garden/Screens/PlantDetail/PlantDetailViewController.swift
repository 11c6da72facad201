import SafariServices
import UIKit

class PlantDetailViewController: UIViewController {

    // MARK: - Outlets

    @IBOutlet weak var speciesLabel: UILabel!
    @IBOutlet weak var weatherLabel: UILabel!
    @IBOutlet weak var waterButton: UIButton!
    @IBOutlet weak var entryField: UITextField!
    @IBOutlet weak var journalTable: UITableView!
    @IBOutlet weak var photosContainer: UIView!

    // MARK: - State

    var plant: Plant!

    private let store = PlantStore.shared
    private let weatherClient = WeatherClient()
    private var weather: Weather?
    private var reminder: Date?
    private var entries: [JournalEntry] = []
    private var isFiltering = false
    private var refreshTimer: Timer?

    private lazy var dayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = plant.name
        setUpTable()
        setUpField()
        setUpBarButtons()
        reloadJournal()
        updateLabels()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observeKeyboard()
        loadWeather()
        refreshTimer = Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { [weak self] _ in
            self?.loadWeather()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        refreshTimer?.invalidate()
        refreshTimer = nil
        NotificationCenter.default.removeObserver(self)
        store.save()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let photos = segue.destination as? PlantPhotosViewController {
            photos.plant = plant
        }
    }

    // MARK: - Setup

    private func setUpTable() {
        journalTable.dataSource = self
        journalTable.delegate = self
        journalTable.rowHeight = UITableView.automaticDimension
        journalTable.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        journalTable.keyboardDismissMode = .onDrag
    }

    private func setUpField() {
        entryField.delegate = self
        entryField.returnKeyType = .done
        entryField.clearButtonMode = .whileEditing
    }

    private func setUpBarButtons() {
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(shareTapped)),
            UIBarButtonItem(title: "Remind", style: .plain, target: self, action: #selector(remindTapped)),
            UIBarButtonItem(title: "Harvest", style: .plain, target: self, action: #selector(harvestTapped)),
        ]
        navigationItem.rightBarButtonItems?.first?.isEnabled = !plant.journal.isEmpty
    }

    // MARK: - Labels

    private func updateLabels() {
        speciesLabel.text = plant.species + ", " + harvestText()
        waterButton.setTitle(waterTitle(), for: .normal)
        waterButton.tintColor = isThirsty() ? .systemRed : .systemBlue
        weatherLabel.text = weatherText()
        navigationItem.prompt = reminder.map { "Reminder on " + dayFormatter.string(from: $0) }
    }

    private func harvestText() -> String {
        if plant.harvestedGrams == 0 {
            return "nothing harvested yet"
        }
        if plant.harvestedGrams < 1000 {
            return "\(plant.harvestedGrams) g harvested"
        }
        return String(format: "%.1f kg harvested", Double(plant.harvestedGrams) / 1000)
    }

    private func waterTitle() -> String {
        let days = daysSinceWatering()
        switch days {
        case 0: return "Watered today"
        case 1: return "Watered yesterday"
        default: return "Watered \(days) days ago"
        }
    }

    private func weatherText() -> String {
        guard let weather = weather else { return "–" }
        let sky = weather.rain ? "rain" : "dry"
        return "\(Int(weather.degrees.rounded())) °C, \(sky)"
    }

    // MARK: - Weather

    private func loadWeather() {
        weatherLabel.alpha = 0.4
        weatherClient.today { [weak self] weather in
            guard let self = self else { return }
            self.weatherLabel.alpha = 1
            guard let weather = weather else {
                self.weatherLabel.text = "No weather today"
                return
            }
            self.weather = weather
            self.updateLabels()
            if weather.degrees < 2 {
                self.warnAboutFrost()
            }
        }
    }

    private func warnAboutFrost() {
        let key = "frost-" + plant.name
        let today = dayFormatter.string(from: Date())
        guard UserDefaults.standard.string(forKey: key) != today else { return }
        UserDefaults.standard.set(today, forKey: key)
        showMessage("Frost tonight", text: "Take \(plant.name) inside or cover it.")
    }

    // MARK: - Watering

    private func daysSinceWatering() -> Int {
        let parts = Calendar.current.dateComponents([.day], from: plant.lastWatered, to: Date())
        return max(0, parts.day ?? 0)
    }

    private func isThirsty() -> Bool {
        if let weather = weather, weather.rain {
            return false
        }
        var interval = plant.waterEvery
        if let weather = weather, weather.degrees > 28 {
            interval = max(1, interval / 2)
        }
        return daysSinceWatering() >= interval
    }

    @IBAction func waterTapped(_ sender: UIButton) {
        guard isThirsty() else {
            askBeforeWatering()
            return
        }
        water()
    }

    private func askBeforeWatering() {
        let alert = UIAlertController(
            title: "Water again?", message: "\(plant.name) was watered lately.", preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Water", style: .default) { [weak self] _ in self?.water() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func water() {
        plant.lastWatered = Date()
        add(text: "Watered")
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        updateLabels()
    }

    // MARK: - Journal

    private func reloadJournal() {
        entries = plant.journal.sorted { $0.date > $1.date }
        if isFiltering {
            entries = entries.filter { $0.text != "Watered" }
        }
        journalTable.reloadData()
    }

    private func add(text: String) {
        plant.journal.append(JournalEntry(date: Date(), text: text))
        store.save()
        reloadJournal()
        navigationItem.rightBarButtonItems?.first?.isEnabled = true
    }

    private func removeEntry(at index: Int) {
        let entry = entries[index]
        plant.journal.removeAll { $0.date == entry.date && $0.text == entry.text }
        store.save()
        entries.remove(at: index)
    }

    private func isValid(_ text: String) -> Bool {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return !trimmed.isEmpty && trimmed.count <= 280
    }

    @IBAction func filterChanged(_ sender: UISwitch) {
        isFiltering = sender.isOn
        reloadJournal()
    }

    // MARK: - Keyboard

    private func observeKeyboard() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow), name: UIResponder.keyboardWillShowNotification, object: nil
        )
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil
        )
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        journalTable.contentInset.bottom = frame.height
        journalTable.verticalScrollIndicatorInsets.bottom = frame.height
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        journalTable.contentInset.bottom = 0
        journalTable.verticalScrollIndicatorInsets.bottom = 0
    }

    // MARK: - Sharing

    @objc private func shareTapped() {
        let sheet = UIActivityViewController(activityItems: [shareText()], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.first
        present(sheet, animated: true)
    }

    private func shareText() -> String {
        var lines = ["\(plant.name) (\(plant.species))", harvestText(), ""]
        for entry in entries.prefix(20) {
            lines.append(dayFormatter.string(from: entry.date) + ": " + entry.text)
        }
        return lines.joined(separator: "\n")
    }

    // MARK: - Navigation

    @objc private func remindTapped() {
        let reminder = ReminderBuilder.build(plant: plant, output: self)
        navigationController?.pushViewController(reminder, animated: true)
    }

    @objc private func harvestTapped() {
        let harvest = GLHarvestViewController(plant: plant)
        harvest.delegate = self
        present(UINavigationController(rootViewController: harvest), animated: true)
    }

    @IBAction func encyclopediaTapped(_ sender: Any) {
        var components = URLComponents(string: "https://garden.example/encyclopedia")
        components?.queryItems = [URLQueryItem(name: "species", value: plant.species)]
        guard let url = components?.url else { return }
        present(SFSafariViewController(url: url), animated: true)
    }

    // MARK: - Alerts

    private func showMessage(_ title: String, text: String) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    @IBAction func deleteTapped(_ sender: Any) {
        let alert = UIAlertController(
            title: "Delete \(plant.name)?", message: "Its journal goes as well.", preferredStyle: .actionSheet
        )
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    private func delete() {
        store.remove(plant)
        navigationController?.popViewController(animated: true)
    }
}

// MARK: - UITableViewDataSource

extension PlantDetailViewController: UITableViewDataSource {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return max(1, entries.count)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        cell.textLabel?.numberOfLines = 0
        if entries.isEmpty {
            cell.textLabel?.text = isFiltering ? "Only watering so far" : "Nothing written yet"
            cell.textLabel?.textColor = .secondaryLabel
        } else {
            let entry = entries[indexPath.row]
            cell.textLabel?.text = dayFormatter.string(from: entry.date) + "\n" + entry.text
            cell.textLabel?.textColor = .label
        }
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, !entries.isEmpty else { return }
        removeEntry(at: indexPath.row)
        tableView.reloadData()
    }
}

// MARK: - UITableViewDelegate

extension PlantDetailViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard !entries.isEmpty else { return }
        showMessage(dayFormatter.string(from: entries[indexPath.row].date), text: entries[indexPath.row].text)
    }
}

// MARK: - UITextFieldDelegate

extension PlantDetailViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, isValid(text) else {
            showMessage("Too long or empty", text: "An entry has 1 to 280 characters.")
            return false
        }
        add(text: text)
        textField.text = nil
        textField.resignFirstResponder()
        return true
    }
}

// MARK: - ReminderModuleOutput

extension PlantDetailViewController: ReminderModuleOutput {

    func reminderDidChange(to date: Date?) {
        reminder = date
        updateLabels()
    }
}

// MARK: - GLHarvestViewControllerDelegate

extension PlantDetailViewController: GLHarvestViewControllerDelegate {

    func harvestViewController(_ controller: GLHarvestViewController, didAddGrams grams: Int) {
        add(text: "Harvested \(grams) g")
        updateLabels()
    }
}
