import Refactor
import Testing

/// The names of methods that are cut out of others.
struct NameTests {
    @Test(arguments: viewRows) func aMethodOfTheViewIsCalledByWhatItShows(row: NameRow) {
        expectName(row)
    }

    private static let viewRows: [NameRow] = [
        .init(role: .view, source: "spinner.startAnimating()", expected: "startSpinner()"),
        .init(
            role: .view,
            source: "NotificationCenter.default.addObserver(self, selector: #selector(a), name: .ended, object: nil)\n"
                + "NotificationCenter.default.addObserver(self, selector: #selector(b), name: .begun, object: nil)",
            expected: "observeNotifications()"),
        .init(role: .view, source: "timer?.invalidate()\ntimer = nil", expected: "invalidateTimer()"),
        .init(role: .view, source: "self.spinner?.stopAnimating()", expected: "stopSpinner()"),
        .init(role: .view, source: "activityIndicatorView.startAnimating()", expected: "startActivityIndicator()"),
        .init(role: .view, source: "isLoading = true", expected: "startLoading()"),
        .init(role: .view, source: "isLoading = false", expected: "stopLoading()"),
        .init(
            role: .view,
            source: "model.$items.receive(on: main).sink { [weak self] _ in self?.table.reloadData() }.store(in: &bag)",
            expected: "observeItems()"),
        .init(
            role: .view, source: "sync.isBusyPublisher.filter { !$0 }.sink { [weak self] _ in }.store(in: &bag)",
            expected: "observeIsBusy()"),
        .init(role: .view, source: "self.tableView.reloadData()", expected: "reloadTable()"),
        .init(
            role: .view, source: "DispatchQueue.main.async {\n self.tableView.reloadData()\n}",
            expected: "reloadTable()"),
        .init(role: .view, source: "collectionView?.reloadData()", expected: "reloadCollection()"),
        .init(role: .view, source: "emptyView.isHidden = true", expected: "hideEmptyView()"),
        .init(role: .view, source: "list.isPullToRefreshEnabled = false", expected: "disablePullToRefresh()"),
        .init(role: .view, source: "errorLabel.isHidden = false", expected: "showError()"),
        .init(
            role: .view, source: "emptyView.isHidden = !items.isEmpty", expected: "setEmptyViewHidden(items:)",
            parameters: "items: [Item]"),
        .init(role: .view, source: "loginButton.isEnabled = true", expected: "enableLoginButton()"),
        .init(role: .view, source: "btnLogin.isEnabled = false", expected: "disableLoginButton()"),
        .init(
            role: .view, source: "loginButton.isEnabled = isValid", expected: "setLoginButtonEnabled(isValid:)",
            parameters: "isValid: Bool"),
        .init(
            role: .view, source: "statusLabel.text = text", expected: "showStatus(text:)", parameters: "text: String"),
        .init(
            role: .view, source: "statusLabel.text = status", expected: "showStatus(_:)", parameters: "status: String"),
        .init(role: .view, source: "lblError.text = \"Wrong\"", expected: "showError()"),
        .init(
            role: .view, source: "m_scoreLabel.text = \"\\(score)\"", expected: "showScore(_:)",
            parameters: "score: Int"),
        .init(
            role: .view, source: "errorLabel.text = message\nerrorLabel.isHidden = false",
            expected: "showError(message:)", parameters: "message: String"),
        .init(
            role: .view, source: "nameLabel.text = user.name\nmailLabel.text = user.mail\ntableView.reloadData()",
            expected: "show(user:)", parameters: "user: User"),
        .init(role: .view, source: "nameLabel.text = user.name", expected: "showName(user:)", parameters: "user: User"),
        .init(role: .view, source: "nameField.text = \"\"", expected: "clearName()"),
        .init(
            role: .view, source: "nameField.text = nil\npasswordField.text = nil", expected: "clearNameAndPassword()"),
        .init(
            role: .view, source: "avatarImageView.image = image", expected: "showAvatar(image:)",
            parameters: "image: UIImage"),
        .init(role: .view, source: "refreshControl?.endRefreshing()", expected: "endRefreshing()"),
        .init(role: .view, source: "view.endEditing(true)", expected: "hideKeyboard()"),
        .init(role: .view, source: "textField.resignFirstResponder()", expected: "hideKeyboard()"),
        .init(role: .view, source: "passwordField.becomeFirstResponder()", expected: "focusPassword()"),
        .init(
            role: .view, source: "UIView.animate(withDuration: 0.3) {\n self.bannerView.alpha = 0\n}",
            expected: "hideBannerView()"),
        .init(
            role: .view, source: "UIView.animate(withDuration: 0.3, animations: { self.view.layoutIfNeeded() })",
            expected: "animateLayout()"),
        .init(
            role: .view,
            source:
                "let alert = UIAlertController(title: \"Error\", message: message, preferredStyle: .alert)\nalert.addAction(UIAlertAction(title: \"OK\", style: .default))\npresent(alert, animated: true)",
            expected: "showErrorAlert(message:)", parameters: "message: String"),
        .init(
            role: .view,
            source:
                "let alert = UIAlertController(title: \"Unable to Load the Notes\", error: error)\npresent(alert, animated: true)",
            expected: "showLoadNotesError(_:)", parameters: "error: Error"),
        .init(role: .view, source: "let a = UIAlertController(title: \"Couldn't Go\")", expected: "showGoError()"),
        .init(role: .view, source: "let a = UIAlertController(title: \"Can Edit\")", expected: "showCanEditAlert()"),
        .init(
            role: .view,
            source:
                "let alert = UIAlertController(title: \"Delete note?\", message: nil, preferredStyle: .alert)\npresent(alert, animated: true)",
            expected: "confirmDeleteNote()"),
        .init(
            role: .view,
            source:
                "let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)\npresent(sheet, animated: true)",
            expected: "showShareActionSheet()", host: "shareTapped(_:)", isEntry: true),
        .init(role: .view, source: "title = \"Login\"", expected: "showTitle()"),
        .init(
            role: .view, source: "navigationItem.title = user.name", expected: "showTitle(user:)",
            parameters: "user: User"),
        .init(
            role: .view, source: "tableView.insertRows(at: [path], with: .automatic)", expected: "insertRows(at:)",
            parameters: "path: IndexPath"),
        .init(
            role: .view, source: "tableView.deleteRows(at: [indexPath], with: .fade)",
            expected: "removeRow(at:)", parameters: "indexPath: IndexPath"),
        .init(
            role: .view,
            source:
                "view.addSubview(headerView)\nNSLayoutConstraint.activate([headerView.topAnchor.constraint(equalTo: view.topAnchor)])",
            expected: "setUpHeaderView()"),
        .init(
            role: .view, source: "spinner.startAnimating()\nloginButton.isEnabled = false", expected: "showLoading()"),
        .init(
            role: .view, source: "spinner.stopAnimating()\nspinner.isHidden = true\nloginButton.isEnabled = true",
            expected: "hideLoading()"),
        .init(
            role: .view,
            source: "nameButton.isEnabled = false\nmailButton.isEnabled = false\nsaveButton.isEnabled = false",
            expected: "disableButtons()"),
        .init(
            role: .view, source: "spinner.stopAnimating()\ntableView.reloadData()", expected: "reloadTable()",
            host: "loadUsers()"),
        .init(role: .view, source: "somethingStrange()\nother.thing()", expected: "showUser()", host: "loadUser()"),
        .init(role: .view, source: "somethingStrange()\nother.thing()", expected: "updateViews()", host: "refresh()"),
        .init(
            role: .view, source: "tableView.delegate = self\ntableView.dataSource = self\ntableView.rowHeight = 80",
            expected: "setUpTable()", host: "viewDidLoad()", isEntry: true),
        .init(
            role: .view,
            source: "if items.isEmpty {\n emptyView.isHidden = false\n} else {\n emptyView.isHidden = true\n}",
            expected: "updateEmptyView()"),
        .init(
            role: .view, source: "columnButtons.forEach { $0.isEnabled = false }", expected: "disableColumnButtons()"),
        .init(
            role: .view, source: "for label in labels {\n label.isHidden = true\n}", expected: "hideLabels()"),
        .init(
            role: .view, source: "cell.textLabel?.text = item.name\ncell.imageView?.image = nil",
            expected: "configureCell(item:)", parameters: "item: String"),
        .init(
            role: .view, source: "keyTableViewCell.detailTextLabel?.text = label", expected: "showKey(label:)",
            parameters: "label: String"),
        .init(
            role: .view,
            source: "keyTableViewCell.detailTextLabel?.text = nil\n"
                + "Utils.alert(title: \"Error\", message: error.localizedDescription)",
            expected: "showError(_:)", parameters: "error: Error"),
        .init(
            role: .view, source: "show(Alert(error.localizedDescription))", expected: "showError(_:)",
            parameters: "failure: SyncError"),
        .init(
            role: .view, source: "nameLabel.font = font\nnameLabel.layer.cornerRadius = 4", expected: "styleName()"),
        .init(role: .view, source: "chat.addMedia(item)", expected: "addMedia()"),
        .init(role: .view, source: "webView.reload()", expected: "reloadWebView()"),
        .init(
            role: .view, source: "navigationController?.setNavigationBarHidden(true, animated: true)",
            expected: "hideNavigationBar()"),
        .init(
            role: .view, source: "UIApplication.shared.isNetworkActivityIndicatorVisible = true",
            expected: "startNetworkActivity()"),
        .init(
            role: .view,
            source: "tableView.beginUpdates()\ntableView.insertRows(at: paths, with: .fade)\ntableView.endUpdates()",
            expected: "insertRows(at:)", parameters: "paths: [IndexPath]"),
        .init(role: .view, source: "状态标签.text = \"好\"", expected: "show状态标签()"),
        .init(role: .view, source: "成绩Label.text = \"1\"", expected: "show成绩()"),
        .init(
            role: .view, source: "let label = UILabel()\nlabel.text = name", expected: "makeLabel(name:)",
            parameters: "name: String", result: "label: UILabel"),
    ]

    @Test(arguments: presenterRows) func aMethodOfThePresenterIsCalledAfterItsEvent(row: NameRow) {
        expectName(row)
    }

    private static let presenterRows: [NameRow] = [
        event("loginTapped(_:)", "loginTapped()"), event("didTapLogin()", "didTapLogin()"),
        event("viewDidLoad()", "viewDidLoad()"), event("viewWillAppear(_:)", "viewWillAppear()"),
        event("tableView(_:didSelectRowAt:)", "didSelectRow(at:)", "indexPath: IndexPath"),
        event("tableView(_:commit:forRowAt:)", "commitEditing()"),
        event("textFieldDidChange(_:)", "textFieldDidChange()"),
        event("searchBarSearchButtonClicked(_:)", "searchButtonClicked()"),
        event("searchBarCancelButtonClicked(_:)", "searchCancelButtonClicked()"),
        event("prepare(for:sender:)", "prepareForSegue()"), event("onLogin(_:)", "login()"),
        event("handleTap(_:)", "handleTap()"), event("tableView(_:didDeselectRowAt:)", "didDeselectRow()"),
        event("loginButtonAction(_:)", "loginButton()"), event("_refresh()", "refresh()"), event("登录()", "登录()"),
        .init(
            role: .presenter, source: "user = try? result.get()", expected: "didLogin(result:)",
            host: "loginTapped(_:)", completionOf: "api.login(name:password:)", parameters: "result: LoginResult"),
        .init(
            role: .presenter, source: "show(error)", expected: "loginDidFail(error:)", host: "loginTapped(_:)",
            completionOf: "api.login", parameters: "error: Error"),
        .init(
            role: .presenter, source: "users = list", expected: "didLoadUsers(list:)", host: "refresh()",
            completionOf: "service.getUsers", parameters: "list: [User]"),
        .init(
            role: .presenter, source: "show(data)", expected: "didLoadUsers(data:)", host: "loadUsers()",
            completionOf: "URLSession.shared.dataTask", parameters: "data: Data?"),
        .init(
            role: .presenter, source: "show(error)", expected: "didFailToLoadUsers(error:)", host: "loadUsers()",
            completionOf: "URLSession.shared.dataTask", parameters: "error: Error"),
        .init(
            role: .presenter, source: "guard !name.isEmpty else { return }\nlogin()", expected: "validateName(_:)",
            host: "loginTapped(_:)", parameters: "name: String"),
        .init(
            role: .presenter, source: "switch state {\ncase .on: start()\ncase .off: stop()\n}",
            expected: "handleState()"),
        .init(
            role: .presenter, source: "if user.isAdmin { showAll() } else { showOwn() }", expected: "handleUser(_:)",
            parameters: "user: User"),
        .init(role: .presenter, source: "count = 0\ntotal = 0", expected: "resetState()", host: "update()"),
        .init(role: .presenter, source: "score = 0", expected: "resetScore()"),
        .init(
            role: .presenter, source: "let text = formatter.string(from: date)", expected: "formattedText(date:)",
            parameters: "date: Date", result: "text: String"),
        .init(
            role: .presenter, source: "let valid = name.count > 3", expected: "isValid(name:)",
            parameters: "name: String", result: "valid: Bool"),
    ]

    private static func event(_ host: String, _ expected: String, _ parameters: String = "") -> NameRow {
        .init(
            role: .presenter, source: "decide()", expected: expected, host: host, isEntry: true, isWhole: true,
            parameters: parameters)
    }

    @Test(arguments: interactorRows) func aMethodOfTheInteractorIsCalledByItsRequest(row: NameRow) {
        expectName(row)
    }

    private static let interactorRows: [NameRow] = [
        .init(
            role: .interactor, source: "api.login(name: name, password: password) { _ in }",
            expected: "login(name:password:)", parameters: "name: String, password: String"),
        .init(role: .interactor, source: "userService.fetch { users in }", expected: "fetchUser()"),
        .init(role: .interactor, source: "Analytics.track(.loginShown)", expected: "trackLoginShown()"),
        .init(role: .interactor, source: "Pixel.fire(pixel: .launched)", expected: "trackLaunched()"),
        .init(role: .interactor, source: "analytics.trackLogin(name: \"a\")", expected: "trackLogin()"),
        .init(
            role: .interactor, source: "Gizmo.shared.generate(.impact)", expected: "generateImpact()",
            host: "windowWillClose()"),
        .init(role: .interactor, source: "UserDefaults.standard[.hasSeenHelp] = false", expected: "clearSeenHelp()"),
        .init(
            role: .interactor, source: "Defaults[.theme] = theme", expected: "saveTheme(_:)", parameters: "theme: Look"),
        .init(
            role: .interactor, source: "let config = Config.standard()\ncompletionHandler(config)",
            expected: "prepareConfig(completionHandler:)", host: "didRequestConfig(completion:)",
            parameters: "completionHandler: (Config)->Void"),
        .init(role: .interactor, source: "client.getUsers()", expected: "loadUsers()"),
        .init(
            role: .interactor, source: "Settings.openLinks = isOn\nSettings.trackToggled(.openLinks)",
            expected: "updateOpenLinks(isOn:)", parameters: "isOn: Bool"),
        .init(
            role: .interactor, source: "UserDefaults.standard.set(date, forKey: \"date\")", expected: "saveDate(_:)",
            parameters: "date: Date"),
        .init(
            role: .interactor, source: "UserDefaults.standard.set(score, forKey: kHighScoreKey)",
            expected: "saveHighScore(_:)", parameters: "score: Int"),
        .init(
            role: .interactor, source: "let best = UserDefaults.standard.integer(forKey: kHighScore)",
            expected: "loadHighScore()", result: "best: Int"),
        .init(
            role: .interactor, source: "let days = store.integer(forKey: \"days\")", expected: "loadDays()",
            result: "days: Int"),
        .init(role: .interactor, source: "store.set(3, forKey: \"rate\")", expected: "saveRate()"),
        .init(
            role: .interactor, source: "defaults.removeObject(forKey: Keys.authToken)", expected: "removeAuthToken()"),
        .init(
            role: .interactor,
            source:
                "let task = URLSession.shared.dataTask(with: url) { data, _, error in\n print(data)\n}\ntask.resume()",
            expected: "loadWeather(url:)", host: "getWeather()", parameters: "url: URL"),
        .init(
            role: .interactor, source: "URLSession.shared.dataTask(with: url).resume()", expected: "fetchMovies(url:)",
            host: "fetchMovies()", parameters: "url: URL"),
        .init(
            role: .interactor, source: "do {\n try context.save()\n} catch {\n print(error)\n}",
            expected: "saveContext()"),
        .init(
            role: .interactor,
            source:
                "Store.shared.performBackgroundTask { context in\n let old = context.object(with: note.id)\n"
                + "context.delete(old)\n context.save()\n}",
            expected: "deleteOld(note:)", host: "confirm()", parameters: "note: Note"),
        .init(
            role: .interactor,
            source: "context.perform {\n context.delete(temporaryNote)\n}", expected: "deleteNote(_:)",
            host: "confirm()",
            parameters: "note: Note"),
        .init(
            role: .interactor,
            source:
                "try FileManager.default.createDirectory(at: folder)\ntry text.write(to: url, atomically: true)",
            expected: "saveFile(folder:url:)", host: "finish()", parameters: "folder: URL, url: URL"),
        .init(
            role: .interactor, source: "let notes = try context.fetch(Note.fetchRequest())", expected: "fetchNote()",
            result: "notes: [Note]"),
        .init(role: .interactor, source: "items.append(item)", expected: "addItem(_:)", parameters: "item: Item"),
        .init(
            role: .interactor, source: "categories.remove(at: index)", expected: "removeCategory(at:)",
            parameters: "index: Int"),
        .init(role: .interactor, source: "items.removeAll()", expected: "clearItems()"),
        .init(role: .interactor, source: "user = result", expected: "storeUser(_:)", parameters: "result: User"),
        .init(role: .interactor, source: "self.user = user", expected: "storeUser(_:)", parameters: "user: User"),
        .init(
            role: .interactor, source: "NotificationCenter.default.post(name: .userDidLogin, object: nil)",
            expected: "postUserDidLogin()"),
        .init(
            role: .interactor, source: "try? FileManager.default.removeItem(at: url)", expected: "removeFile(url:)",
            parameters: "url: URL"),
        .init(
            role: .interactor, source: "locationManager.requestWhenInUseAuthorization()",
            expected: "requestLocationAccess()"),
        .init(
            role: .interactor,
            source:
                "NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Store.changedNotification, object: nil)",
            expected: "observeStoreChanged()"),
        .init(
            role: .interactor,
            source: "defaults.set(name, forKey: \"name\")\ndefaults.set(mail, forKey: \"mail\")",
            expected: "saveNameAndMail(name:mail:)", parameters: "name: String, mail: String"),
        .init(
            role: .interactor, source: "title = manager.title(of: item)", expected: "loadTitle(item:)",
            parameters: "item: Item"),
        .init(
            role: .interactor, source: "Settings.setGrouping(.unplayed)", expected: "setGroupingToUnplayed()"),
        .init(
            role: .interactor, source: "Settings.shared.setRowAction(RowAction.download)",
            expected: "setRowActionToDownload()"),
        .init(role: .interactor, source: "Settings.setShowArchived(true)", expected: "enableShowArchived()"),
        .init(role: .interactor, source: "Settings.setShowArchived(false)", expected: "disableShowArchived()"),
        .init(
            role: .interactor, source: "model.$isLoading.sink { self.loading = $0 }.store(in: &bag)",
            expected: "observeIsLoading()"),
        .init(role: .interactor, source: "用户 = 结果", expected: "store用户(结果:)", parameters: "结果: 用户"),
    ]

    @Test(arguments: [
        ("nameField.text", "nameText"), ("toggleSwitch.isOn", "isToggleOn"), ("self.loginTextField.text!", "loginText"),
        ("tableView.indexPathForSelectedRow", "indexPathForSelectedRow"), ("view.bounds.width", "viewWidth"),
        ("segmentedControl.selectedSegmentIndex", "selectedSegmentIndex"), ("textView.text", "text"),
        ("nameField.text?.isEmpty", "isNameEmpty"), ("datePicker.date", "pickedDate"),
        ("volumeSlider.value", "volumeValue"), ("searchController.searchBar.text", "searchBarText"),
        ("loginButton.isEnabled", "isLoginButtonEnabled"),
    ])
    func aValueOfTheScreenIsCalledAfterItsView(expression: String, expected: String) {
        #expect(getterName(of: expression) == expected)
    }

    @Test(
        arguments: [
            ("showStatus", [], "loginTapped(_:)", [], "showStatus"),
            ("showStatus", [], "loginTapped(_:)", ["showStatus"], "showStatusForLogin"),
            ("show", ["user"], "loadProfile()", ["show(user:)"], "showProfile"),
            ("show", ["user"], "loadProfile()", ["show(error:)"], "show"),
            ("updateView", [], "viewDidLoad()", ["updateView"], "updateViewOnLoad"),
            ("updateView", [], "refresh()", ["updateView"], "updateViewOnRefresh"),
            ("close", [], "close()", ["close"], "close2"),
            ("close", [], "close()", ["close", "close2"], "close3"),
            ("close", ["sender"], "close()", ["close"], "closeWithSender"),
            ("repeat", [], "a()", [], "performRepeat"),
            ("default", [], "a()", [], "performDefault"),
            ("getUsers", [], "a()", [], "loadUsers"),
            ("copyText", [], "a()", [], "copyText"),
            ("newGame", [], "a()", [], "newGame"),
            ("newsTapped", [], "a()", [], "newsTapped"),
        ] as [(String, [String], String, Set<String>, String)])
    func aNameIsUnique(name: String, labels: [String], host: String, taken: Set<String>, expected: String) {
        #expect(uniqueName(name, labels: labels, host: host, isTaken: taken.contains) == expected)
    }

    @Test func equalCutsHaveEqualNames() {
        for row in Self.viewRows + Self.presenterRows + Self.interactorRows + RouterNameTests.rows {
            #expect(CutMethodName(of: row.cut) == CutMethodName(of: row.cut))
        }
    }

    @Test func noNameIsTooLong() {
        let source = "aVeryLongNameOfAViewThatSomebodyOnceThoughtOfLabel.text = nil\nother.x = 1"
        let name = CutMethodName(of: NameRow(role: .view, source: source, expected: "").cut)
        #expect(name.base.count <= 40)
    }

    @Test(arguments: ["", "(((", "}", "\"", "if {", "a.b(", "let", "switch x { case", "\"\\(", "x = ", "`"])
    func brokenSourceHasANameToo(source: String) {
        for role in Role.allCases {
            let cut = CutDescription(role: role, host: .init(id: "", isEntry: false), statements: [source])
            #expect(!CutMethodName(of: cut).base.isEmpty)
        }
        #expect(!getterName(of: source).isEmpty)
    }

    private func expectName(_ row: NameRow, _ location: SourceLocation = #_sourceLocation) {
        #expect(CutMethodName(of: row.cut).signature == row.expected, sourceLocation: location)
    }
}
