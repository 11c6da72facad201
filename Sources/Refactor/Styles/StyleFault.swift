/// A fault that keeps a style from working, and where it says so.
package struct StyleFault: Sendable, Equatable {
    /// A part of a style, as a person writes it.
    package enum Place: Sendable, Hashable {
        case key(String)
        /// A key of the component with this index.
        case component(Int, key: String)
        /// A key of the port with this index.
        case port(Int, key: String)
        /// A line, from 0, of what the component with this index writes anew, under one of the keys of `texts`.
        case text(component: Int, key: String = "text", line: Int)
        /// A line, from 0, of the outlet or the screens.
        case line(key: String, Int)
    }

    package let place: Place
    package let message: String
    /// The word that is wrong, where another one was meant.
    package let wrong: String?
    /// The words that may stand there.
    package let known: [String]

    init(_ place: Place, _ message: String, wrong: String? = nil, known: [String] = []) {
        self.place = place
        self.message = message
        self.wrong = wrong
        self.known = known
    }
}

extension Style {
    /// Everything that keeps the style from working, what others follow from first; a built-in style has nothing.
    package var faults: [StyleFault] {
        componentFaults + portFaults + protocolFaults + ownershipFaults + wayFaults + wordFaults + builderFaults
    }
}
