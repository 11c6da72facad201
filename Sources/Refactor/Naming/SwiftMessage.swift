/// A message of Objective-C as the call that Swift has for it: `[X alloc] initWithName:n` is `X(name: n)`,
/// `label setText:t` is `label.text = t`.
struct SwiftMessage {
    struct Argument {
        var label = ""
        var value: String
    }

    let receiver: String
    let name: String
    let arguments: [Argument]

    var text: String {
        if arguments.isEmpty { return plain }
        if let type = made, name.hasPrefix("init") {
            return call(type, Self.parts(of: name).label.map(Self.withoutPreposition) ?? "")
        }
        if name.hasPrefix("set"), arguments.count == 1, let first = name.dropFirst(3).first, first.isUppercase {
            return "\(receiver).\(first.lowercased())\(name.dropFirst(4)) = \(arguments[0].value)"
        }
        if Self.setters.contains(name) { return call(receiver + ".set", "") }
        if let known = Self.renamed[name] { return call(receiver + "." + known.name, known.label) }
        let (base, label) = Self.parts(of: name)
        return call(receiver + "." + base, label ?? "")
    }

    /// Without arguments: what makes an object or leads to a shared one is that object.
    private var plain: String {
        if name == "new" { return receiver + "()" }
        if name == "init", let made { return made + "()" }
        if let known = Self.shared["\(receiver) \(name)"] { return known }
        return "\(receiver).\(name)" + (receiver.first?.isUppercase == true && name.hasPrefix("shared") ? "" : "()")
    }

    /// `X` where the receiver is `X.alloc()`.
    private var made: String? { receiver.hasSuffix(".alloc()") ? String(receiver.dropLast(".alloc()".count)) : nil }

    private func call(_ callee: String, _ label: String) -> String {
        let values = arguments.enumerated().map { index, argument in
            let name = index == 0 ? label : argument.label
            return name.isEmpty ? argument.value : "\(name): \(argument.value)"
        }
        return "\(callee)(\(values.joined(separator: ", ")))"
    }

    // MARK: - Names

    /// `loadUserWithID` is `loadUser(withID:)`.
    private static func parts(of name: String) -> (base: String, label: String?) {
        let all = words(of: name)
        guard let index = all.indices.dropFirst().first(where: { prepositions.contains(all[$0]) }),
            index < all.count - 1
        else { return (name, nil) }
        // Words have no underscores: `app_showAlertWithTitle`.
        var letters = all[..<index].reduce(0) { $0 + $1.count }
        let base = name.prefix { character in
            if character.isLetter || character.isNumber { letters -= 1 }
            return letters >= 0
        }
        let label = name.dropFirst(base.count)
        return (String(base), label.prefix(1).lowercased() + label.dropFirst())
    }

    private static func withoutPreposition(_ label: String) -> String {
        let rest = label.dropFirst(words(of: label).first?.count ?? 0)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    private static let prepositions: Set<String> = ["at", "for", "from", "with"]

    private static let setters: Set<String> = ["setBool", "setDouble", "setFloat", "setInteger", "setObject", "setURL"]

    private static let renamed: [String: (name: String, label: String)] = [
        "dismissViewControllerAnimated": ("dismiss", "animated"), "boolForKey": ("bool", "forKey"),
        "popToRootViewControllerAnimated": ("popToRootViewController", "animated"),
        "popViewControllerAnimated": ("popViewController", "animated"), "postNotificationName": ("post", "name"),
        "presentViewController": ("present", ""), "stringForKey": ("string", "forKey"),
    ]

    private static let shared: [String: String] = [
        "NSBundle mainBundle": "Bundle.main", "NSFileManager defaultManager": "FileManager.default",
        "NSNotificationCenter defaultCenter": "NotificationCenter.default",
        "NSURLSession sharedSession": "URLSession.shared",
        "NSUserDefaults standardUserDefaults": "UserDefaults.standard",
        "UIApplication sharedApplication": "UIApplication.shared",
        "UIPasteboard generalPasteboard": "UIPasteboard.general",
    ]
}
