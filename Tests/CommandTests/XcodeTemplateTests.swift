import Foundation
import Refactor
import TestSupport
import Testing

@testable import RefactorCLI

/// A style as a file template of Xcode.
struct XcodeTemplateTests {
    private func files(of style: Refactor.Style, in language: SourceLanguage) throws -> [String: String] {
        let template = XcodeTemplate(found: FoundStyle(style: style), language: language)
        return Dictionary(
            uniqueKeysWithValues: try template.files().map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test(arguments: styles.map(\.id))
    func everyNameIsAPlaceholder(id: String) throws {
        let style = try #require(styles.first { $0.id == id })
        for language in style.head.languages {
            let files = try files(of: style, in: language)
            for (name, text) in files where name != "TemplateInfo.plist" {
                #expect(name.contains("___FILEBASENAME___"), "\(name)")
                #expect(text.hasPrefix("//___FILEHEADER___\n\n"))
                #expect(text.contains("___VARIABLE_productName:identifier___"), "\(name)")
                #expect(!text.lowercased().contains("modulestandin"), "\(name)")
            }
        }
    }

    @Test(arguments: styles.map(\.id))
    func theListIsWellFormedAndAsksForWhatTheFilesName(id: String) throws {
        let style = try #require(styles.first { $0.id == id })
        for language in style.head.languages {
            let files = try files(of: style, in: language)
            let text = try #require(files["TemplateInfo.plist"])
            let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
            #expect(list?["Kind"] as? String == "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")
            let options = list?["Options"] as? [[String: Any]]
            let asked = options?.compactMap { $0["Identifier"] as? String } ?? []
            let named = Set(
                files.values.flatMap { text in
                    text.matches(of: /___VARIABLE_([A-Za-z]+):identifier___/).map { String($0.output.1) }
                })
            #expect(Set(asked) == named)
        }
    }

    @Test func theCommandWritesAFolder() throws {
        try withTemporaryFolder { folder in
            let run = try RefactorTool.run(["styles", "export", "vipera", "--xcode", "Templates"], in: folder)
            #expect(run.output == "wrote Templates/vipera.xctemplate with 10 files\n", "\(run.errorOutput)")
            let names = try contents(of: folder + "/Templates/vipera.xctemplate").keys
            #expect(names.contains("Implementations/Default/___FILEBASENAME___DefaultPresenter.swift"))
            try expectRefusal(
                ["styles", "export", "vipera", "--xcode", "Templates"], status: 1,
                saying: "'Templates/vipera.xctemplate' exists already", "--force", in: folder)
        }
    }
}
