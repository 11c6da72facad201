import Foundation
import TestSupport
import Testing

/// `refactor check`: the architecture as rules.
struct CheckCommandTests {
    private static let sources = [
        "Features/List/List.swift": """
        import UIKit
        final class ListView: UIViewController { var presenter: ListPresenter! }
        final class ListPresenter { weak var view: ListView?; let interactor = ListInteractor(); var router: ListRouter!
            func open() { router.openDetail(from: view!) } }
        final class ListInteractor { let store = NoteStore() }
        final class ListRouter {
            func openDetail(from view: UIViewController) { view.present(DetailController(), animated: true) }
        }
        """,
        "Features/Detail/Detail.swift": """
        import UIKit
        final class DetailController: UIViewController {
            func back() { present(ListBuilder.build(), animated: true) }
        }
        enum ListBuilder {
            static func build() -> UIViewController {
                let view = ListView(); let presenter = ListPresenter(); view.presenter = presenter
                presenter.view = view; presenter.router = ListRouter()
                return view
            }
        }
        """,
        "Data/NoteStore.swift": """
        import Foundation
        final class NoteStore { var last: ListView? }
        protocol Wide { func a(); func b(); func c() }
        """,
    ]

    private func check(_ rules: String, _ arguments: String..., body: (ProcessRun, Workshop) throws -> Void) throws {
        try Workshop.run { workshop in
            try FileManager.default.removeItem(atPath: workshop.folder + "/NamesController.swift")
            try workshop.write(rules, to: ".refactor.yml")
            for (path, text) in Self.sources { try workshop.write(text, to: path) }
            try body(try RefactorTool.run(["check"] + arguments, in: workshop.folder, environment: [:]), workshop)
        }
    }

    private static let forbidden = """
        check:
          rules:
            - name: data-knows-no-screens
              comment: Data is for all screens.
              forbid: { from: { folder: Data }, to: { folder: Features } }

        """

    @Test(arguments: [
        (
            "forbid: { from: { folder: Data }, to: { folder: Features } }",
            "Data/NoteStore.swift:2: error: NoteStore uses ListView (rule)"
        ),
        (
            "forbid: { from: { role: presenter }, to: { role: interactor }, kind: makes }",
            "Features/List/List.swift:3: error: ListPresenter makes ListInteractor (rule)"
        ),
        (
            "forbid: { from: { module: Detail }, to: { module: '/^Li.t$/' }, kind: route }",
            "Features/Detail/Detail.swift:3: error: DetailController leads to ListBuilder (rule)"
        ),
        (
            "layers: [{ name: screens, folder: Features }, { name: data, folder: Data }]",
            "Data/NoteStore.swift:2: error: NoteStore uses ListView; data may not know screens (rule)"
        ),
        (
            "cycles: { kind: route }",
            "Features/Detail/Detail.swift:3: error: Detail → List → Detail lead to each other in a circle (rule)"
        ),
        (
            "limit: { of: protocol-requirements, most: 2 }",
            "Data/NoteStore.swift:3: error: Wide requires 3 members, 2 are allowed (rule)"
        ),
        (
            "limit: { of: fan-out, most: 0, in: { module: Detail } }",
            "Detail has 1 modules and services that it leads to, 0 are allowed (rule)"
        ),
        (
            "imports: { in: { role: presenter }, forbid: [UIKit] }",
            "Features/List/List.swift:3: error: ListPresenter imports UIKit (rule)"
        ),
        ("style: { in: { folder: Features }, is: viper }", "Detail is wired as mvc, not as viper (rule)"),
        (
            "require: { from: { module: Detail }, to: { service: '*' } }",
            "Detail has nothing to do with service * (rule)"
        ),
    ])
    func rulesAreHeldAgainstTheApp(demand: String, line: String) throws {
        try check("check:\n  rules:\n    - name: rule\n      \(demand)\n") { run, _ in
            #expect(run.status == 1, "\(run.errorOutput)")
            #expect(run.output.contains(line), "\(run.output)")
        }
    }

    @Test(arguments: [
        (
            "rules: [{ name: a, forbid: { from: { rol: view } } }]",
            ".refactor.yml:2:40: unknown key 'rol'; did you mean 'role'?"
        ),
        ("rules: [{ name: a, forbid: { from: { role: vew } } }]", "'vew' is no role; did you mean 'view'?"),
        ("rules: [{ name: a }]", "the rule 'a' needs one of cycles, findings, forbid"),
        ("rules: [{ name: a, forbid: { to: { module: '/(/' } } }]", "'/(/' is no regular expression"),
        ("preset: vipr", "'vipr' is no preset; did you mean 'viper'?"),
        (
            "preset: []",
            "there are no rules to check; write some under 'check' in './.refactor.yml', or give a --preset such as viper"
        ),
    ])
    func whatIsWrongWithRulesIsSaid(rules: String, message: String) throws {
        try check("check:\n  \(rules)\n") { run, _ in
            #expect(run.status == 2)
            #expect(
                run.errorOutput.replacingOccurrences(of: "'.refactor.yml'", with: "'./.refactor.yml'").contains(
                    message), "\(run.errorOutput)")
        }
    }

    @Test(arguments: [
        ("text", "1 rule: 1 error\n"), ("json", #""rule" : "data-knows-no-screens""#),
        ("xcode", "/Data/NoteStore.swift:2:1: error: NoteStore uses ListView (data-knows-no-screens)\n"),
        ("github", "::error file=Data/NoteStore.swift,line=2,title=data-knows-no-screens::NoteStore uses ListView\n"),
        ("gitlab", #""check_name" : "data-knows-no-screens""#),
        (
            "checkstyle",
            #"<error line="2" column="1" severity="error" message="NoteStore uses ListView" source="refactor.data-knows-no-screens"/>"#
        ),
        ("sarif", #""version" : "2.1.0""#), ("junit", #"<testsuites tests="1" failures="1">"#),
    ])
    func formats(name: String, part: String) throws {
        try check(Self.forbidden, "--format", name) { run, _ in
            #expect(run.status == 1)
            #expect(run.output.contains(part), "\(run.output)")
        }
    }

    @Test func sarifHasWhatItsSchemaAsksFor() throws {
        try check(Self.forbidden, "--format", "sarif") { run, workshop in
            let shape = try JSONShape(decoding: run.output)
            try shape.expect(["$schema": .text, "version": .text, "runs": .list])
            let result = try shape["runs"].elements()[0]["results"].elements()[0]
            try result.expect([
                "ruleId": .text, "ruleIndex": .number, "level": .text, "message": .object, "locations": .list,
                "partialFingerprints": .object,
            ])
            try workshop.write("\n\n" + (Self.sources["Data/NoteStore.swift"] ?? ""), to: "Data/NoteStore.swift")
            let moved = try workshop.refactor("check", "--format", "sarif")
            let other = try JSONShape(decoding: moved.output)["runs"].elements()[0]["results"].elements()[0]
            let prints = try [result, other].map { try $0["partialFingerprints"]["refactor/v1"].text() }
            #expect(prints[0] == prints[1], "lines moved, the violation is the same")
        }
    }

    /// The part of the published schema that the report uses; keys that it does not list are faults.
    @Test func sarifFitsItsSchema() throws {
        let schema = try SchemaCheck(decoding: PackageRoot.text(of: "Tests/Fixtures/Schemas/sarif-2.1.0.json"))
        let limits =
            Self.forbidden + """
                    - name: small
                      severity: info
                      limit: { of: protocol-requirements, most: 2 }

                """
        try check(limits, "--format", "sarif", "--preset", "viper") { run, workshop in
            #expect(try schema.faults(in: run.output) == [], "\(run.output)")
            #expect(run.output.contains("\"note\"") && run.output.contains("\"error\""))
            let line = run.output.replacingOccurrences(of: "\"startLine\" : ", with: "\"startLine\" : -")
            #expect(try !schema.faults(in: line).isEmpty, "lines begin at 1")
            let level = run.output.replacingOccurrences(of: "\"note\"", with: "\"info\"")
            #expect(try !schema.faults(in: level).isEmpty, "SARIF calls it a note")
            try workshop.write("final class NoteStore {}", to: "Data/NoteStore.swift")
            let fine = try workshop.refactor("check", "--format", "sarif")
            #expect(try schema.faults(in: fine.output) == [])
        }
    }

    @Test func sinceJudgesWhatABranchAdds() throws {
        try check(Self.forbidden) { run, workshop in
            #expect(run.status == 1)
            func git(_ arguments: String...) throws {
                let who = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
                let run = try ProcessRun.of("/usr/bin/env", ["git"] + who + arguments, in: workshop.folder)
                #expect(run.status == 0, "git \(arguments): \(run.errorOutput)")
            }
            try git("init", "--quiet", "--initial-branch", "main")
            try git("add", ".")
            try git("commit", "--quiet", "-m", "before")
            try git("checkout", "--quiet", "-b", "feature")
            let same = try workshop.refactor("check", "--since", "main")
            #expect(same.status == 0 && same.output == "1 rule: no violations; 1 there before\n", "\(same.output)")
            try workshop.write("\n\n" + (Self.sources["Data/NoteStore.swift"] ?? ""), to: "Data/NoteStore.swift")
            #expect(try workshop.refactor("check", "--since", "main").status == 0, "moving lines adds nothing")
            try workshop.write("final class Other { var detail: DetailController? }", to: "Data/Other.swift")
            let added = try workshop.refactor("check", "--since", "main")
            #expect(
                added.status == 1 && added.output.hasPrefix("Data/Other.swift:1: error: Other uses DetailController"))
            try git("add", ".")
            try git("commit", "--quiet", "-m", "added")
            let committed = try workshop.refactor("check", "Data/..", "--since", "main", "--format", "github")
            #expect(committed.status == 1 && committed.output.contains("Data/Other.swift,line=1"))
            let wrong = try workshop.refactor("check", "--since", "nowhere")
            #expect(wrong.status == 2 && wrong.errorOutput.contains("--since cannot tell"), "\(wrong.errorOutput)")
            let option = try workshop.refactor("check", "--since=--help")
            #expect(option.status == 2 && option.errorOutput.contains("names no commit"))
        }
    }

    @Test func aBaselineHoldsWhatATeamLivesWith() throws {
        try check(Self.forbidden, "--write-baseline", "base.json") { run, workshop in
            #expect(run.status == 0 && run.errorOutput.contains("wrote base.json: 1 violation"))
            try workshop.write("\n\n" + (Self.sources["Data/NoteStore.swift"] ?? ""), to: "Data/NoteStore.swift")
            let moved = try workshop.refactor("check", "--baseline", "base.json", "--strict-baseline")
            #expect(
                moved.status == 0 && moved.output == "1 rule: no violations; 1 in the baseline\n",
                "moving lines changes nothing")
            try workshop.write("final class Other { var detail: DetailController? }", to: "Data/Other.swift")
            let new = try workshop.refactor("check", "--baseline", "base.json")
            #expect(new.status == 1 && new.output.hasPrefix("Data/Other.swift:1: error: Other uses DetailController"))
            try workshop.write("final class NoteStore {}", to: "Data/NoteStore.swift")
            try workshop.write("final class Other {}", to: "Data/Other.swift")
            #expect(try workshop.refactor("check", "--baseline", "base.json").status == 0)
            let fixed = try workshop.refactor("check", "--baseline", "base.json", "--strict-baseline")
            #expect(fixed.status == 1 && fixed.output.contains("fixed, still in the baseline: NoteStore uses ListView"))
        }
    }

    @Test(arguments: [("error", 0), ("warning", 1), ("info", 1), ("none", 0)])
    func theExitCodeFollowsTheSeverityThatIsAskedFor(failOn: String, status: Int) throws {
        let rules = Self.forbidden.replacingOccurrences(
            of: "      comment", with: "      severity: warning\n      comment")
        try check(rules, "--fail-on", failOn) { run, _ in #expect(run.status == Int32(status)) }
    }

    @Test(arguments: [
        ("viper", "ListPresenter imports UIKit (viper-presenter-without-uikit)"),
        ("viper", "ListPresenter makes ListInteractor (viper-builder-makes)"),
        ("clean-rings", "ListPresenter uses ListView; presenters and adapters may not know the outer ring"),
        ("ribs", "ListInteractor imports UIKit (ribs-interactor-without-uikit)"),
    ])
    func presets(name: String, part: String) throws {
        try check("", "--preset", name) { run, _ in
            #expect(run.status == 1)
            #expect(run.output.contains(part), "\(run.output)")
        }
    }

    @Test func theGraphShowsWhatIsViolated() throws {
        try check(Self.forbidden.replacingOccurrences(of: "folder: Data", with: "module: Detail")) { _, workshop in
            let graph = try workshop.refactor("graph", ".", "--check", "--format", "text")
            #expect(graph.status == 0 && graph.output.contains("data-knows-no-screens"), "\(graph.errorOutput)")
            #expect(try workshop.refactor("graph", ".", "--check", "--format", "svg").output.contains("1 · "))
        }
    }
}
