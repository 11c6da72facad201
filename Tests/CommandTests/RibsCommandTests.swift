import Foundation
import TestSupport
import Testing

/// A style that is written in one language, and can only be planned and drawn in the other.
struct RibsCommandTests {
    private static let names = """
        #import <UIKit/UIKit.h>
        @interface TitlesController : UIViewController
        @end
        @implementation TitlesController
        - (void)viewDidLoad { [super viewDidLoad]; [self loadTitles]; }
        - (void)loadTitles { [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"loaded"]; [self showTitles]; }
        - (void)showTitles { self.view.hidden = NO; }
        @end

        """

    private func run(_ arguments: String..., check: (ProcessRun) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try write(Self.names, to: folder + "/TitlesController.m")
            try check(try RefactorTool.run(arguments, in: folder))
        }
    }

    @Test func emitRefusesWithTheStylesToUse() throws {
        try run("emit", "TitlesController.m", "--style", "ribs", "--into", "Out") { run in
            #expect(run.status == 2)
            #expect(run.errorOutput.contains("'ribs' can be planned and drawn, but not yet written in Objective-C"))
            #expect(run.errorOutput.contains("viper"))
        }
    }

    @Test func thePlanHasNoPresenter() throws {
        try run("plan", "TitlesController.m", "--style", "ribs", "--format", "json") { run in
            let plan = try JSONShape(decoding: run.output)
            #expect(try plan["style"].text() == "ribs")
            for member in try plan["members"].elements() {
                #expect(try member["role"].text() != "presenter")
                #expect(try member["moves"].flag() == false)
            }
        }
    }

    @Test(arguments: ["text", "markdown"])
    func thePlanSaysThatItIsNotWritten(format: String) throws {
        try run("plan", "TitlesController.m", "--style", "ribs", "--format", format) { run in
            #expect(run.status == 0)
            #expect(run.output.contains("not yet written"), "\(run.output)")
            #expect(!run.output.contains("refactor emit") && !run.output.contains("ViewOutput"), "\(run.output)")
        }
    }

    @Test func inSwiftItIsWrittenAndCallersAreWarned() throws {
        try Workshop.run { workshop in
            let plan = try workshop.refactor("plan", "NamesController.swift", "--style", "ribs")
            #expect(plan.output.contains("has to be built by NamesBuilder"), "\(plan.output)")
            let run = try workshop.refactor("emit", "NamesController.swift", "--style", "ribs", "--into", "Out")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Out/NamesInteractor.swift").contains("PresentableInteractor<"))
        }
    }

    @Test func thePictureShowsTheInteractor() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("graph", "NamesController.swift", "--style", "ribs", "-o", "names.dot")
            #expect(run.status == 0, "\(run.errorOutput)")
            let picture = try workshop.read("names.dot")
            #expect(picture.contains("NamesInteractor") && !picture.contains("NamesPresenter"))
        }
    }
}
