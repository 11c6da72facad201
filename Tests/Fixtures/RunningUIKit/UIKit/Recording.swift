@_exported import Foundation
@_exported import FoundationNetworking

/// What stands in a recording for a view: its name may become known after the first line about it.
public final class Nameplate: @unchecked Sendable {
    public var name: String
    var isFinal = false
    /// Its screen has left: whatever happens to the view, nobody sees it.
    var isUnseen = false

    init(_ name: String) { self.name = name }
}

/// Everything that a user would see and every call of a service, in order.
public enum Recording {
    nonisolated(unsafe) private static var lines: [(subject: Nameplate?, text: String, object: Nameplate?)] = []

    public static func add(_ text: String) { lines.append((nil, text, nil)) }

    static func add(_ subject: Nameplate, _ text: String, _ object: Nameplate? = nil) {
        if !subject.isUnseen { lines.append((subject, text, object)) }
    }

    /// Prints what was recorded since the last time.
    @MainActor static func flush() {
        Screen.nameViews()
        for line in lines {
            print([line.subject?.name, line.text, line.object?.name].compactMap { $0 }.joined(separator: " "))
        }
        lines = []
    }
}

/// A value as a recording shows it.
public func shown(_ value: Any?) -> String {
    guard let value else { return "nil" }
    switch value {
    case let text as String: return "\"\(text.replacingOccurrences(of: "\n", with: "\\n"))\""
    case let data as Data: return shown(data)
    case let view as UIView: return view.plate.name
    case let date as Date: return "\(Int(date.timeIntervalSince1970))"
    default: return "\(value)"
    }
}

/// JSON with sorted keys, other data as text.
private func shown(_ data: Data) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: data),
        let sorted = try? JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return String(decoding: data, as: UTF8.self) }
    return String(decoding: sorted, as: UTF8.self)
}
