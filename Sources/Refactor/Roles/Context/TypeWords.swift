/// The purpose of an app's type by the last word of its name.
enum TypeWords {
    /// Endings that say nothing: the word before them counts.
    static let wrappers: Set<String> = ["protocol", "protocols", "interface", "impl", "input", "mock"]

    /// The last two words, where they say something else than the last one alone.
    static let pairs: [((String, String), TypeClass)] = [
        (("analytics", "coordinator"), .log), (("app", "delegate"), .service), (("appearance", "manager"), .look),
        (("collection", "manager"), .presentation),
        (("display", "data"), .viewModel), (("display", "manager"), .view),
        (("feedback", "generator"), .view), (("haptic", "generator"), .view),
        (("localization", "manager"), .presentation),
        (("model", "builder"), .presentation), (("model", "factory"), .presentation),
        (("model", "mapper"), .presentation), (("navigation", "bar"), .view), (("navigation", "controller"), .screen),
        (("state", "storage"), .presentation), (("style", "manager"), .look), (("table", "manager"), .presentation),
        (("theme", "manager"), .look), (("theme", "provider"), .look), (("theme", "service"), .look),
        (("route", "configuration"), .route), (("route", "path"), .route), (("validating", "factory"), .presentation),
        (("view", "data"), .viewModel),
        (("view", "manager"), .presentation),
        (("view", "model"), .viewModel), (("view", "models"), .viewModel), (("view", "state"), .viewModel),
        (("window", "manager"), .route), (("navigation", "manager"), .route), (("navigation", "service"), .route),
        (("navigation", "handler"), .route), (("route", "manager"), .route),
    ]

    /// The class of a type of the app, or of a value named like one, by its last words.
    static func classify(_ name: String) -> TypeClass {
        var words = Refactor.words(of: name)
        while words.count > 1, let last = words.last, wrappers.contains(last) { words.removeLast() }
        guard let last = words.last else { return .unknown }
        let before = words.dropLast().last ?? ""
        for (pair, found) in pairs where pair.0 == before && pair.1 == last { return found }
        if last == "type" { return Self.last[before] == .service ? .service : .model }
        let found = Self.last[last] ?? .unknown
        if found == .service, isOverlay(name) { return .view }
        return found == .service && !reports.isDisjoint(with: words) ? .log : found
    }

    /// Returns true for the name of what lies over a screen for a while: `SnackbarManager`.
    static func isOverlay(_ name: String) -> Bool {
        !Set(words(of: name)).isDisjoint(with: ["hud", "snackbar", "toast"])
    }

    /// What counts is told to them, whatever they are called besides: `AnalyticsService`.
    private static let reports: Set<String> = ["analytics", "telemetry"]

    /// Returns true if a factory's name says that it makes screens.
    static func speaksOfScreens(_ name: String) -> Bool {
        let screens: Set<String> = [
            "assembly", "configurator", "controller", "module", "scene", "screen", "vc", "view",
        ]
        return words(of: name).contains { screens.contains($0) }
    }

    static let last: [String: TypeClass] = table([
        .view: """
        view cell button label field textfield table header footer image layout stack animator animation indicator \
        spinner hud toolbar bar control picker toast skeleton gesture recognizer \
        constraint constraints scrollview tableview collectionview imageview banner views buttons labels
        """,
        .look: "font color style theme palette",
        .screen: "controller vc screen viewcontroller",
        .service: """
        service services manager repository provider client api storage store dao gateway worker database cache \
        engine session network networking fetcher loader keystore keychain operation usecase facade executor \
        connector synchronizer settings subscriber authenticator registry downloader uploader queue retriever \
        persistance persistence defaults preferences serializer parser reachability scheduler monitor signer \
        connection validator center calculator fetching auth subscription manger request clock context \
        dispatcher archiver crawler derivator determinator encryptor exporter importer indexer resolver scanner \
        tokenizer transformer
        """,
        .presentation: "formatter localizer mapper formatting localizable l10n converter",
        .viewModel: "viewmodel vm viewdata displaydata viewstate",
        .route:
            "coordinator navigation navigator flow window segue storyboard transition transitioning wireframe router",
        .factory: "factory builder maker creator assembly container assembler configurator",
        .delegate: "delegate output listener observer handler datasource",
        .error: "error failure",
        .log: "logger log diag analytics tracker telemetry metrics crashlytics pixel",
        .closure: "block closure completion callback",
        .result: "result",
        .model: """
        model entity dto item items info data response object state metadata account user asset chain wallet movie \
        article news product note todo task event lecture plain section details list page parameters params \
        payload config configuration options option kind value address token order category city weather \
        currency price pool balance transaction amount id identifier models
        """,
    ])

    private static func table(_ lists: KeyValuePairs<TypeClass, String>) -> [String: TypeClass] {
        var table: [String: TypeClass] = [:]
        for (found, list) in lists {
            for word in list.split(separator: " ") where table[String(word)] == nil { table[String(word)] = found }
        }
        return table
    }
}
