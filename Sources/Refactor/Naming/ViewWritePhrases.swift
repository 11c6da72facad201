/// The phrases for writes to a property of a view that do something to the screen.
enum ViewWritePhrases {
    private static let content: Set<String> = [
        "attributedText", "date", "image", "isOn", "items", "on", "placeholder", "progress", "prompt",
        "selectedSegmentIndex", "text", "value",
    ]
    private static let setUp: Set<String> = [
        "allowsSelection", "autocapitalizationType", "autocorrectionType", "dataSource", "delegate",
        "estimatedRowHeight", "inputAccessoryView", "inputView", "isPagingEnabled", "isUserInteractionEnabled",
        "keyboardType", "leftBarButtonItem", "leftBarButtonItems", "refreshControl", "rightBarButtonItem",
        "rightBarButtonItems", "rowHeight", "searchController", "separatorStyle", "tableFooterView",
        "tableHeaderView", "titleView", "translatesAutoresizingMaskIntoConstraints",
    ]
    private static let layout: Set<String> = [
        "bounds", "center", "constant", "contentInset", "contentOffset", "contentSize", "frame", "height", "origin",
        "scrollIndicatorInsets", "size", "transform", "width", "x", "y",
    ]

    private static let looks: Set<String> = [
        "adjustsFontSizeToFitWidth", "attributes", "backgroundColor", "barStyle", "barTintColor", "borderColor",
        "borderWidth", "clipsToBounds", "color", "contentMode", "cornerRadius", "font", "isTranslucent",
        "lineBreakMode", "masksToBounds", "minimumScaleFactor", "numberOfLines", "selectionStyle", "separatorColor",
        "textAlignment", "textColor", "tintColor", "titleTextAttributes",
    ]

    static func phrase(of act: CutAct) -> NamePhrase? {
        let property = act.name
        if act.chain.count > 1, words(of: act.root).last == "cell", !isNamedCell(act.root) {
            return NamePhrase(.content, "configure", "Cell", view: act.root)
        }
        let view = viewName(of: act)
        let value = act.value.count == 1 ? act.value.first?.text : nil
        switch property {
        case "isHidden", "hidden": return hidden(view, value)
        case "isEnabled", "enabled", "isUserInteractionEnabled": return enabled(view, value, act)
        case "alpha", "opacity": return alpha(view, act.value)
        case _ where property.hasPrefix("is") && property.hasSuffix("Enabled") && (value == "true" || value == "false"):
            let noun = capitalized(plainParts(of: String(property.dropFirst(2).dropLast("Enabled".count))))
            return NamePhrase(.visibility, value == "true" ? "enable" : "disable", noun, view: view)
        case "title" where ["", "navigationItem"].contains(view): return NamePhrase(.content, titleVerb(act), "Title")
        case "title" where ["controller", "vc"].contains(words(of: view).last ?? ""):
            return NamePhrase(.content, titleVerb(act), "Title")
        case _ where property.hasPrefix("shows") && property.count > 5 && (value == "true" || value == "false"):
            let noun = String(property.dropFirst(5))
            return NamePhrase(.visibility, value == "true" ? "show" : "hide", noun, view: view)
        case "title": return NamePhrase(.content, "update", ViewNoun.itself(view), view: view)
        case "isNetworkActivityIndicatorVisible":
            return NamePhrase(.loading, value == "false" ? "stop" : "start", "NetworkActivity")
        case "isEditing": return NamePhrase(.input, "set", "Editing")
        case "isSelected", "isHighlighted":
            return NamePhrase(.style, verb(value, "select", "deselect", "update"), ViewNoun.itself(view), view: view)
        default: break
        }
        if act.chain.count == 1, act.value.contains(where: { $0.isName("scheduledTimer") }) {
            return NamePhrase(.upkeep, "schedule", capitalized(plainParts(of: property)))
        }
        if view.isEmpty, !["navigationItem", "view"].contains(act.root) {
            return ownFlag(property, value) ?? ownView(property)
        }
        if content.contains(property) { return shown(view, act) }
        if act.root == "navigationItem" { return NamePhrase(.setUp, "setUp", "NavigationItem") }
        if act.chain.contains("navigationBar") { return NamePhrase(.style, "style", "NavigationBar") }
        if property == "delegate" || property == "dataSource", !isOfScreen(view) {
            return NamePhrase(.setUp, "setUp", ViewNoun.itself(view) + "Delegate", view: view)
        }
        if setUp.contains(property) { return NamePhrase(.setUp, "setUp", ViewNoun.itself(view), view: view) }
        if layout.contains(property) {
            let noun = property == "constant" ? "Layout" : ViewNoun.itself(view)
            return NamePhrase(.style, property == "constant" ? "update" : "layOut", noun, view: view)
        }
        if looks.contains(property) || property.hasPrefix("shadow") {
            return NamePhrase(.style, "style", ViewNoun.itself(view), view: view)
        }
        return NamePhrase(.setUp, "configure", ViewNoun.itself(view), view: view)
    }

    /// The view in a chain: `loginButton` in `loginButton.layer.cornerRadius`.
    private static func viewName(of act: CutAct) -> String {
        let parts: Set<String> = [
            "bounds", "contentView", "default", "detailTextLabel", "frame", "layer", "main", "origin", "shared", "size",
            "standard",
            "textLabel", "titleLabel", "view",
        ]
        let names = Array(act.chain.dropLast())
        let inner = names.last { !parts.contains($0) } ?? names.last ?? ""
        return names.contains("navigationItem") && act.name == "title" ? "navigationItem" : inner
    }

    /// A cell of a static table, which has a name of its own: `keyTableViewCell`.
    private static func isNamedCell(_ root: String) -> Bool {
        words(of: root).count > 3 && words(of: root).suffix(3) == ["table", "view", "cell"]
    }

    private static func isOfScreen(_ view: String) -> Bool {
        let objects: Set<String> = ["center", "controller", "manager", "picker", "player", "recorder", "session"]
        return !objects.contains(words(of: view).last ?? "")
    }

    private static func titleVerb(_ act: CutAct) -> String { isEmptied(act) ? "clear" : "show" }

    private static func isEmptied(_ act: CutAct) -> Bool {
        let text = act.value.count == 1 ? act.value.first : nil
        return text?.isName("nil") == true || text?.kind == .string && text?.text.isEmpty == true
    }

    private static func verb(_ value: String?, _ yes: String, _ no: String, _ other: String) -> String {
        value == "true" ? yes : value == "false" ? no : other
    }

    private static func hidden(_ view: String, _ value: String?) -> NamePhrase {
        let noun = ViewNoun.itself(view)
        guard value == "true" || value == "false" else {
            return NamePhrase(.visibility, "set", noun + "Hidden", view: view)
        }
        return NamePhrase(.visibility, value == "true" ? "hide" : "show", noun, view: view)
    }

    private static func enabled(_ view: String, _ value: String?, _ act: CutAct) -> NamePhrase {
        let noun =
            view == "view" || view.isEmpty
                || act.name == "isUserInteractionEnabled" && ["view", "window"].contains(view)
            ? "Interaction" : ViewNoun.itself(view)
        guard value == "true" || value == "false" else {
            return NamePhrase(.visibility, "set", noun + "Enabled", view: view)
        }
        return NamePhrase(.visibility, value == "true" ? "enable" : "disable", noun, view: view)
    }

    private static func alpha(_ view: String, _ value: [CutToken]) -> NamePhrase {
        let text = value.map(\.text).joined()
        let noun = ViewNoun.itself(view)
        if ["0", "0.0"].contains(text) { return NamePhrase(.visibility, "hide", noun, view: view) }
        return NamePhrase(
            text == "1" || text == "1.0" ? .visibility : .style, text == "1" || text == "1.0" ? "show" : "fade", noun,
            view: view)
    }

    private static func shown(_ view: String, _ act: CutAct) -> NamePhrase {
        let noun = ViewNoun.content(view)
        if isEmptied(act) {
            return NamePhrase(.content, "clear", noun, view: view)
        }
        if act.name == "placeholder" { return NamePhrase(.setUp, "setUp", ViewNoun.itself(view), view: view) }
        if act.name == "selectedSegmentIndex" { return NamePhrase(.content, "selectSegment", view: view) }
        if act.name == "isOn" || act.name == "on" {
            return NamePhrase(.content, "update", ViewNoun.itself(view), view: view)
        }
        return NamePhrase(.content, "show", noun, view: view)
    }

    /// `isLoading = true` of the controller itself starts loading.
    private static func ownFlag(_ property: String, _ value: String?) -> NamePhrase? {
        let parts = plainParts(of: property)
        guard value == "true" || value == "false", parts.count > 1, ["has", "is", "should"].contains(parts[0]) else {
            return nil
        }
        let words = StatePhrases.flagWords(parts, value == "true")
        return NamePhrase(.upkeep, words.verb, words.noun)
    }

    /// A write to a property of the controller itself.
    private static func ownView(_ property: String) -> NamePhrase {
        let parts = ViewNoun.parts(of: property)
        let kinds: Set<String> = [
            "alert", "bar", "button", "controller", "field", "image", "indicator", "label", "layer", "layout",
            "picker", "recognizer", "slider", "spinner", "switch", "view",
        ]
        if let last = parts.last?.lowercased(), kinds.contains(last) {
            return NamePhrase(.setUp, "setUp", ViewNoun.itself(property), view: property)
        }
        return NamePhrase(.upkeep, "update", capitalized(parts))
    }
}
