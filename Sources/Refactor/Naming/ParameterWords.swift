/// The words in a cut's name and labels that come from its parameters.
enum ParameterWords {
    private static let plain: Set<String> = [
        "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Double", "Float",
        "IndexPath", "Int", "NSNumber", "NSString", "String", "TimeInterval", "UIImage", "URL", "URLResponse",
    ]

    /// The one parameter that is a model of the app: `user` of `User`; nil where none or several are.
    static func model(of parameters: [CutDescription.Value]) -> CutDescription.Value? {
        let models = parameters.filter(isOfApp)
        return models.count == 1 ? models.first : nil
    }

    /// Returns the word for the one parameter, where it is a word for something: `Voucher` of `voucher: String`.
    static func subject(of parameters: [CutDescription.Value], in statements: [String]) -> String? {
        if parameters.count == 2, parameters.allSatisfy(isOfApp) {
            let names = statements.flatMap { CutToken.tokens(of: $0) }.filter { $0.kind == .name }.map(\.text)
            let uses = parameters.map { value in names.filter { $0 == value.name }.count }
            guard uses[0] != uses[1] else { return nil }
            return capitalized(plainParts(of: TypeName(parameters[uses[0] > uses[1] ? 0 : 1].type).core))
        }
        guard parameters.count == 1, let value = parameters.first, !TypeName(value.type).isClosure,
            TypeName(value.type).core != "Bool"
        else { return nil }
        let general: Set<String> = [
            "data", "error", "index", "info", "key", "message", "name", "note", "notification", "object", "path",
            "point",
            "reason", "record", "result", "row", "section", "sender", "status", "string", "text", "touch", "url",
            "value",
        ]
        let parts = plainParts(of: value.name)
        guard value.name.count > 3, let last = parts.last?.lowercased(), !general.contains(last) else { return nil }
        return capitalized(parts)
    }

    static func isOfApp(_ value: CutDescription.Value) -> Bool {
        let type = TypeName(value.type)
        return !plain.contains(type.core) && !isOfSystem(type.core) && !type.isClosure
    }

    private static func isOfSystem(_ type: String) -> Bool {
        ["CA", "CG", "NS", "UI"].contains { type.hasPrefix($0) && type.dropFirst(2).first?.isUppercase == true }
    }

    /// The labels of a method: the parameters' names. The first has none where the method's name ends with it, and
    /// `at` where it says a place; a name of one or two letters gives way to its type.
    static func labels(
        of name: String, _ parameters: [CutDescription.Value], result: CutDescription.Value? = nil
    ) -> [String] {
        var labels = parameters.map(\.name)
        guard let first = parameters.first else { return [] }
        labels[0] = firstLabel(of: name, first)
        let isNoun =
            result.map { TypeName($0.type).core != "Bool" } ?? false && !HostWords.isVerb(words(of: name).first ?? "")
        if isNoun, labels[0] == first.name, isOfApp(first), !TypeName(first.type).isCollection, !name.hasPrefix("make")
        {
            labels[0] = "of"
        }
        for (index, value) in parameters.enumerated() where labels[index] == value.name && value.name.count < 3 {
            let type = TypeName(value.type)
            let word = lowercasedName(plainParts(of: type.core))
            let isClear = isOfApp(value) && !type.isCollection && word.count > 2 && !Reserved.keywords.contains(word)
            if isClear, !labels.contains(word), !parameters.contains(where: { $0.name == word }) {
                labels[index] = word
            }
        }
        return labels
    }

    private static func firstLabel(of name: String, _ first: CutDescription.Value) -> String {
        let said = words(of: name)
        guard said.count > 1 || !HostWords.isVerb(name) else { return first.name }
        if let place = place(first, saidIn: said) { return place }
        guard said.count > 1 else { return first.name }
        var own = words(of: first.name)
        while own.count > 1, ["controller", "view", "vc"].contains(own.last ?? "") { own.removeLast() }
        if !own.isEmpty, said.count > own.count, Array(said.suffix(own.count)) == own { return "_" }
        // `didBook(booking)` says it twice.
        if let last = said.last, last.count > 3, own.count == 1, own[0].hasPrefix(last), said[0] == "did" { return "_" }
        let type =
            isOfApp(first) && !TypeName(first.type).isCollection ? words(of: TypeName(first.type).core).last : nil
        return type == said.last ? "_" : first.name
    }

    /// `removeRow(at: indexPath)`, `numberOfRows(in: section)`.
    private static func place(_ value: CutDescription.Value, saidIn said: [String]) -> String? {
        let type = TypeName(value.type)
        guard ["IndexPath", "Int", "NSIndexPath", "NSInteger", "NSUInteger"].contains(type.core),
            said.last != words(of: value.name).last
        else {
            return nil
        }
        switch words(of: value.name).last {
        case "index", "indices", "path", "paths", "row": return "at"
        case "section": return "in"
        default: return nil
        }
    }
}
