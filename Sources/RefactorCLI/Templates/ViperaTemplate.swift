import Foundation
import Refactor

/// A folder of VIPERA: files whose names and texts have `{module}` in them.
struct ViperaTemplate {
    let folder: String
    let names: [String]

    func read() throws(CommandError) -> ModuleTemplate {
        let name = Paths.name(of: Disk.realPath(folder))
        var template = ModuleTemplate(
            name: name, summary: "the VIPERA template \(name)", origin: "the VIPERA template \(name)")
        for path in names {
            guard path.contains("{module}") else {
                template.notes.append("\(path): has no {module} in its name and would be the same in every module")
                continue
            }
            let text = ModuleTemplate.withoutHead(try Disk.read(folder + "/" + path).text)
            var lines: [String] = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
                if let word = ["{project}", "{author}", "{date}"].first(where: line.contains) {
                    if !line.drop(while: { $0 == " " }).hasPrefix("/") {
                        template.notes.append("\(path): '\(word)' is not known here, the line is left out")
                    }
                } else {
                    lines.append(named(line))
                }
            }
            template.files.append(ModuleTemplate.File(path: named(path), text: lines.joined(separator: "\n")))
        }
        return template
    }

    private func named(_ text: String) -> String {
        text.replacingOccurrences(of: "{module}", with: ModuleTemplate.module)
    }
}
