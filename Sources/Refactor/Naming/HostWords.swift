/// Words in the names of methods that say how they are called and not what they are about.
enum HostWords {
    /// Methods of delegates whose labels alone do not make a name.
    static let delegates: [(String, String)] = [
        ("collectionView(_:didSelectItemAt:)", "didSelectItem"),
        ("imagePickerController(_:didFinishPickingMediaWithInfo:)", "didPickMedia"),
        ("imagePickerControllerDidCancel(_:)", "didCancelPicking"),
        ("locationManager(_:didFailWithError:)", "didFailToLocate"),
        ("motionEnded(_:with:)", "motionEnded"),
        ("pickerView(_:didSelectRow:inComponent:)", "didSelectRow"),
        ("prepare(for:sender:)", "prepareForSegue"),
        ("searchBar(_:textDidChange:)", "searchTextDidChange"),
        ("tableView(_:accessoryButtonTappedForRowWith:)", "accessoryButtonTapped"),
        ("tableView(_:commit:forRowAt:)", "commitEditing"),
        ("textField(_:shouldChangeCharactersIn:replacementString:)", "shouldChangeCharacters"),
        ("touchesBegan(_:with:)", "touchesBegan"), ("touchesEnded(_:with:)", "touchesEnded"),
        ("touchesMoved(_:with:)", "touchesMoved"),
        ("updateSearchResults(for:)", "searchTextDidChange"),
        ("userNotificationCenter(_:didReceive:withCompletionHandler:)", "didReceiveNotification"),
    ]

    /// The last word of who asks its delegate: `tableView(_:cellForRowAt:)`.
    static let askers: Set<String> = [
        "application", "bar", "cell", "center", "connection", "controller", "field", "manager", "picker",
        "recognizer", "scene", "session", "view",
    ]

    /// Words that say kinds of views or calls at the end of a name.
    static let endings: Set<String> = [
        "action", "async", "bar", "btn", "button", "callback", "completion", "data", "event", "gesture", "handler",
        "controller", "item", "sender", "tap",
    ]

    static let events: Set<String> = [
        "cancel", "change", "changed", "click", "clicked", "clicks", "deselect", "did", "enter", "entered", "event",
        "fail", "finished", "handle",
        "on", "press", "pressed", "received", "select", "selected", "should", "tap", "tapped", "toggled", "touch",
        "touched", "was", "will",
    ]

    static let fillers: Set<String> = ["a", "all", "an", "any", "if", "my", "needed", "new", "our", "the", "to", "up"]

    static let lifecycle: Set<String> = ["awakeFromNib", "deinit", "init", "loadView", "prepareForSegue"]

    /// The words that end a noun.
    static let stops: Set<String> = [
        "and", "animated", "as", "at", "by", "for", "from", "if", "in", "into", "of", "on", "or", "to", "using",
        "when", "with",
    ]

    /// Verbs beside those of `VerbClass`.
    static let verbs: Set<String> = [
        "add", "animate", "ask", "call", "capture", "choose", "compose", "construct", "copy", "cut", "decide",
        "disable", "do",
        "enable", "enter", "export", "focus", "forget", "generate", "handle", "highlight", "ignore", "import", "init",
        "initialize", "keep", "log", "lookup",
        "mark", "move", "new", "pause", "perform", "pick", "play", "process", "record", "release", "reset", "resize",
        "restart",
        "restore", "resume", "retry", "run", "scan", "share", "shuffle", "sort", "switch", "tap", "take", "test",
        "translate", "try", "use", "zoom",
    ]

    /// Returns true if a word is a verb of either list and no noun as well: `title`.
    static func isVerb(_ word: String) -> Bool {
        let nouns: Set<String> = ["number", "string", "text", "title"]
        return !nouns.contains(word) && (VerbClass(word: word) != nil || verbs.contains(word))
    }
}
