import Foundation
import Refactor

/// A style as a file template for Xcode's «New File», which writes blank modules.
struct XcodeTemplate {
    let found: FoundStyle
    let language: SourceLanguage

    /// The folder of the template.
    var name: String { found.style.id + ".xctemplate" }

    /// The files of that folder.
    func files() throws -> [(name: String, bytes: [UInt8])] {
        let module = try BlankFiles(of: found, module: ModuleTemplate.module, in: language, hasContainer: true)
            .written(into: name)
        let files = module.files.map { file in
            (name: named(file.name), text: text(of: file.name, String(decoding: file.bytes, as: UTF8.self)))
        }
        let usesVariable = files.contains { $0.text.contains(Self.variable) }
        return ([("TemplateInfo.plist", information(usesVariable: usesVariable))] + files).map {
            (name: $0.0, bytes: Array($0.1.utf8))
        }
    }

    private static let module = "___VARIABLE_productName:identifier___"
    private static let variable = "___VARIABLE_variableName:identifier___"

    private func named(_ path: String) -> String {
        path.replacingOccurrences(of: ModuleTemplate.module, with: "___FILEBASENAME___")
            .replacingOccurrences(of: ModuleTemplate.variable, with: Self.variable)
    }

    private func text(of path: String, _ text: String) -> String {
        let isCode = ["h", "m", "mm", "swift"].contains(Paths.ending(of: path))
        let filled = text.replacingOccurrences(of: ModuleTemplate.module, with: Self.module)
            .replacingOccurrences(of: ModuleTemplate.variable, with: Self.variable)
        return isCode ? "//___FILEHEADER___\n\n" + filled : filled
    }

    // MARK: - What Xcode asks

    private func information(usesVariable: Bool) -> String {
        let type = language == .swift ? "public.swift-source" : "public.objective-c-source"
        let second = option(
            "variableName", name: "Name of variables:",
            description: "The same with a small letter in front, such as login")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            	<key>AllowedTypes</key>
            	<array>
            		<string>\(type)</string>
            	</array>
            	<key>DefaultCompletionName</key>
            	<string>Login</string>
            	<key>Description</key>
            	<string>\(escaped(found.style.head.summary))</string>
            	<key>Kind</key>
            	<string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
            	<key>MainTemplateFile</key>
            	<string>___FILEBASENAME___.\(language == .swift ? "swift" : "m")</string>
            	<key>Options</key>
            	<array>
            \(option("productName", name: "Module:", description: "The name of the module, such as Login"))\
            \(usesVariable ? second : "")	</array>
            	<key>Platforms</key>
            	<array>
            		<string>com.apple.platform.iphoneos</string>
            	</array>
            	<key>SortOrder</key>
            	<integer>1</integer>
            	<key>Summary</key>
            	<string>A module in the style \(found.style.id)</string>
            </dict>
            </plist>

            """
    }

    private func option(_ identifier: String, name: String, description: String) -> String {
        """
        		<dict>
        			<key>Default</key>
        			<string></string>
        			<key>Description</key>
        			<string>\(description)</string>
        			<key>Identifier</key>
        			<string>\(identifier)</string>
        			<key>Name</key>
        			<string>\(name)</string>
        			<key>Required</key>
        			<true/>
        			<key>Type</key>
        			<string>text</string>
        		</dict>

        """
    }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
