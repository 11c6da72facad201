/// A key of a style's file: which value of a part it says, in which form.
struct StyleKey<Part: StylePart> {
    let name: String
    let read: (YAMLEntry, inout Part, inout StyleSpots) throws(CommandError) -> Void
    /// The lines that are written; nothing where the value is as usual.
    let lines: (Part) -> [String]

    /// `comment` tells who edits the file; `isShown` what every team looks for, also where it is as usual.
    init<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<Part, Value>, _ form: StyleForm<Value>, comment: String? = nil,
        isShown: Bool = false
    ) {
        self.name = name
        read = { entry, part, spots throws(CommandError) in
            part[keyPath: path] = try form.read(entry, name, &spots)
        }
        lines = { part in
            let value = part[keyPath: path]
            guard isShown || value != Part.usual[keyPath: path] else { return [] }
            return (comment.map { ["", "# " + $0] } ?? []) + form.lines(value, name)
        }
    }
}
