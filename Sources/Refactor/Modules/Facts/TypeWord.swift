extension String {
    /// True if it begins as the names of types do: with a capital letter.
    var isCapitalized: Bool {
        guard let first = utf8.first else { return false }
        if first < 0x80 { return UInt8(ascii: "A") <= first && first <= UInt8(ascii: "Z") || isBrand }
        return unicodeScalars.first?.properties.isUppercase == true
    }

    /// `iCloudSettingsView`, which begins as Apple's names do.
    private var isBrand: Bool {
        utf8.first == UInt8(ascii: "i") && (hasPrefix("iCloud") || hasPrefix("iOS"))
            && ["Controller", "Screen", "View"].contains(where: hasSuffix)
    }

    /// True if it is called as generic parameters are: `T`, `VC`.
    var isPlaceholder: Bool { utf8.count < 3 && isCapitalized }

    /// The same with a capital letter first.
    var capitalizedName: String { prefix(1).uppercased() + dropFirst() }

    /// True if a member of this name gives the one instance for all: `shared`, `sharedStore`, `default`.
    var isSingleton: Bool {
        switch self {
        case "current", "default", "defaultManager", "instance", "main", "standard": true
        default: hasPrefix("shared")
        }
    }
}
