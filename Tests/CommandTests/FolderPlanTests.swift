import Foundation
import TestSupport
import Testing

/// All controllers of a folder planned in one run.
struct FolderPlanTests {
    @Test func everyControllerIsPlannedAsByItself() throws {
        try withFeature { folder in
            let all = try RefactorTool.run(
                ["plan", "Feature", "--all", "--format", "json", "--project", "."], in: folder)
            try #require(all.status == 0, "\(all.errorOutput)")
            let one = try RefactorTool.run(
                ["plan", "Feature/LoginController.swift", "--project", ".", "--format", "json"], in: folder)
            let plans = try #require(try JSONSerialization.jsonObject(with: Data(all.output.utf8)) as? [NSDictionary])
            let alone = try #require(try JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? NSDictionary)
            #expect(plans.count == 2 && plans[0]["members"] as? NSArray == alone["members"] as? NSArray)
            #expect(plans[0]["components"] as? NSArray == alone["components"] as? NSArray)
        }
    }

    @Test func eachIsOnOneScreenAndTheSumFollows() throws {
        try withFeature { folder in
            let run = try RefactorTool.run(["plan", "Feature", "--all"], in: folder)
            let names = [
                "LoginController  UIViewController", "NamesController  UIViewController", "Feature  2 view controllers",
            ]
            let places = names.compactMap { run.output.range(of: $0)?.lowerBound }
            #expect(places.count == 3 && places == places.sorted(), "\(run.output)")
            #expect(
                run.output.contains(
                    "refactor plan Feature/LoginController.swift --project Feature --type LoginController --all"))
            #expect(!run.output.contains("OutsideController"))
            #expect(run.output == (try RefactorTool.run(["plan", "Feature", "--all"], in: folder).output))
        }
    }

    @Test func whatIsAboutOneControllerIsRefused() throws {
        try withFeature { folder in
            try expectRefusal(
                ["plan", "Feature"], status: 2, saying: "--all, which plans each of its controllers", in: folder)
            try expectRefusal(
                ["plan", "Feature", "--all", "--set", "a=view"], status: 2, saying: "give its file", in: folder)
            try expectRefusal(
                ["plan", "Feature", "--all", "-o", "x.html"], status: 2, saying: "of one controller", in: folder)
            try expectRefusal(
                ["plan", "Empty", "--all"], status: 1, saying: "no view controller was found", in: folder)
        }
    }

    private func withFeature(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let login = try PackageRoot.text(of: "samples/LoginController.swift")
            try write(login, to: folder + "/Feature/LoginController.swift")
            try write(Workshop.controller, to: folder + "/Feature/NamesController.swift")
            try write("import UIKit\nclass OutsideController: UIViewController {}\n", to: folder + "/Outside.swift")
            try write("let nothing = 0\n", to: folder + "/Empty/Nothing.swift")
            try body(folder)
        }
    }
}
