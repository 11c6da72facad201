import TestSupport
import Testing

/// The page of a plan as a file.
struct PlanPageFileTests {
    @Test func theSameSourceGivesTheSameBytes() throws {
        try withTemporaryFolder { folder in
            let source = PackageRoot.path + "/samples/LoginController.swift"
            for name in ["one.html", "two.htm"] {
                let run = try RefactorTool.run(["plan", source, "-o", name], in: folder)
                #expect(run.status == 0 && run.errorOutput.contains("wrote \(name)"))
            }
            let page = try read(folder + "/one.html")
            #expect(page == (try read(folder + "/two.htm")))
            #expect(page.hasPrefix("<!doctype html>") && page.contains("default-src 'none'"))
            #expect(!page.contains("src=\"http") && !page.contains("@import"))
        }
    }

    @Test func severalControllersHaveNoPageInOne() throws {
        try withTemporaryFolder { folder in
            let source =
                "import UIKit\nclass OneController: UIViewController {}\nclass TwoController: UIViewController {}\n"
            try write(source, to: folder + "/Two.swift")
            let run = try RefactorTool.run(["plan", "Two.swift", "-o", "plan.html"], in: folder)
            #expect(run.status != 0 && run.errorOutput.contains("OneController"))
        }
    }
}
