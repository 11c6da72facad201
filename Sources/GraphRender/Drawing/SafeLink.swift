/// An address that a click may lead to.
package enum SafeLink {
    /// The markup as a link; unchanged where there is no address, or one that could run something.
    package static func wrapped(_ markup: String, to address: String?) -> String {
        guard let address, isSafe(address) else { return markup }
        return "<a href=\"\(XMLText.escaped(address))\">\(markup)</a>"
    }

    /// Returns true if an address has no scheme, or one that cannot run anything.
    package static func isSafe(_ address: String) -> Bool {
        let scheme = address.prefix { !":/?#".contains($0) }
        guard address.dropFirst(scheme.count).first == ":" else { return true }
        return ["file", "http", "https"].contains(scheme.lowercased())
    }
}
