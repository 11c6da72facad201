import Refactor

/// Settings that stand in files (`.xcconfig`) on which the configurations of an Xcode project are based.
struct BaseConfigurations {
    /// The paths of such files below the project's folder, by name.
    private let paths: [String: [String]]
    private let project: String

    /// `project` is the text of a `project.pbxproj`, `folder` the one that its `.xcodeproj` stands in.
    init(of project: String, in folder: String) {
        self.project = project
        let isBased = project.contains("baseConfigurationReference")
        paths = Dictionary(grouping: isBased ? Self.files(below: folder, depth: 0) : [], by: Paths.name)
    }

    /// The values of a setting in the files of configurations that do not say it themselves.
    func values(of setting: String) -> [String] {
        project.split(separator: "isa = XCBuildConfiguration;").dropFirst().compactMap { rest in
            let end = rest.firstRange(of: "\tname = ")?.lowerBound ?? rest.endIndex
            let configuration = String(rest[..<end])
            guard !configuration.contains(setting + " = "), let base = base(of: configuration),
                let path = path(of: base)
            else { return nil }
            var seen: Set<String> = []
            return Self.value(of: setting, in: path, &seen)
        }
    }

    /// The path or name of the file that a configuration is based on.
    private func base(of configuration: String) -> String? {
        if let path = Self.value(behind: "baseConfigurationReferenceRelativePath = ", in: configuration) { return path }
        guard let reference = Self.value(behind: "baseConfigurationReference = ", in: configuration) else { return nil }
        if let start = reference.firstRange(of: "/* "), let end = reference.firstRange(of: " */") {
            return String(reference[start.upperBound..<end.lowerBound])
        }
        return project.firstRange(of: reference + " = {").flatMap { found in
            let line = project[found.upperBound...].prefix { $0 != "}" }
            return Self.value(behind: " path = ", in: String(line))
        }
    }

    private static func value(behind words: String, in text: String) -> String? {
        text.firstRange(of: words).map { found in
            text[found.upperBound...].prefix { $0 != ";" && !$0.isNewline }.filter { $0 != "\"" }
        }
    }

    /// The one file that a path or name can mean.
    private func path(of base: String) -> String? {
        let named = paths[Paths.name(of: base)] ?? []
        return named.count == 1 ? named.first : named.first { $0.hasSuffix("/" + base) }
    }

    private static func files(below folder: String, depth: Int) -> [String] {
        let own = Disk.names(in: folder).filter { $0.hasSuffix(".xcconfig") }.map { folder + "/" + $0 }
        let inner = Disk.folders(in: folder).filter { !$0.hasSuffix(".xcodeproj") && depth < 8 }
        return own + inner.flatMap { files(below: folder + "/" + $0, depth: depth + 1) }
    }

    /// The value that the last line for a setting gives, those of included files among them.
    private static func value(of setting: String, in path: String, _ seen: inout Set<String>) -> String? {
        guard seen.insert(path).inserted, let text = try? Disk.read(path).text else { return nil }
        var value: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let code = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).filter {
                $0 != " " && $0 != "\t"
            }
            if code.hasPrefix("#include") {
                let name = String(code.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" })
                value = self.value(of: setting, in: Paths.folder(of: path) + "/" + name, &seen) ?? value
            } else if code.hasPrefix(setting + "=") {
                value = String(code.dropFirst(setting.count + 1).prefix { $0 != ";" })
            }
        }
        return value
    }
}
