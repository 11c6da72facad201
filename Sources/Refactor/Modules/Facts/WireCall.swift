/// A call of a function, a method, an initialiser or a macro.
///
/// A class, since each is looked at from many sides: handing it on costs one count.
package final class WireCall: Sendable, Equatable, CustomStringConvertible {
    package struct Argument: Sendable, Equatable {
        /// The word before the colon; empty for none.
        package var label: String
        package var value: WiringExpression

        package init(_ label: String = "", _ value: WiringExpression) {
            self.label = label
            self.value = value
        }
    }

    /// Whom it is sent to; nil for a function, an initialiser by the type's name or a method of self.
    package let receiver: WiringExpression?
    /// The first word: `push`, `LoginView` for an initialiser, `pushViewController`.
    package let name: String
    /// Generic arguments at the name.
    package let generics: [TypeNames]
    package let arguments: [Argument]
    /// The words before the colons of its arguments.
    let labels: [String]
    package let line: Int
    /// True if it makes a new value by the name of its type.
    package let isInitializer: Bool

    package init(
        receiver: WiringExpression? = nil, name: String, generics: [TypeNames] = [], arguments: [Argument] = [],
        line: Int = 0
    ) {
        // `Editor.MainView(…)` makes a value of a type that stands in another.
        let outer = name.isCapitalized ? receiver?.pathName : nil
        let isFramework = outer.map { Self.frameworks.contains($0) } ?? false
        self.receiver = outer == nil ? receiver : nil
        self.name = outer.map { isFramework ? name : $0 + "." + name } ?? name
        self.generics = generics
        self.arguments = arguments
        labels = arguments.map(\.label)
        self.line = line
        isInitializer = self.receiver == nil && name.isCapitalized
    }

    private static let frameworks: Set<String> = ["SwiftUI", "UIKit"]

    package var description: String {
        let target = receiver.map { "\($0)." } ?? ""
        return "\(target)\(name.debugDescription)(\(arguments))"
    }

    package static func == (left: WireCall, right: WireCall) -> Bool {
        left === right
            || left.name == right.name && left.line == right.line && left.receiver == right.receiver
                && left.generics == right.generics && left.arguments == right.arguments
    }
}
