import Refactor
import TestSupport
import Testing

/// What a screen of Objective-C inherits from classes of the app is asked of the view, and a new file says whose it is.
struct ObjCInheritedTests {
    private static let base = """
        #import <UIKit/UIKit.h>

        @interface BaseController : UIViewController
        @property (nonatomic, copy) NSString *accountName;
        @property (nonatomic, strong) UILabel *banner;
        @property (nonatomic, assign, getter=isBusy) BOOL busy;
        - (void)startLoading;
        @end

        """

    @Test func aPropertyOfABaseClassIsReadThroughTheView() throws {
        let files = try emitted("[[NSUserDefaults standardUserDefaults] setObject:self.accountName forKey:@\"name\"];")
        #expect(files["PagePresenter.m"]?.contains("setObject:self.view.accountName forKey:@\"name\"];") == true)
        #expect(
            files["PageProtocols.h"]?.contains("\n@property (nonatomic, readonly) NSString *accountName;\n") == true)
        #expect(files["PageController.m"]?.contains("accountName") == false)
    }

    /// Another name than the property's, a view, and what would be set stay with the screen.
    @Test(arguments: ["self.busy ? 1 : 0", "self.banner.hidden ? 1 : 0"])
    func othersStay(value: String) throws {
        let files = try emitted("[[NSUserDefaults standardUserDefaults] setInteger:\(value) forKey:@\"name\"];")
        #expect(files["PagePresenter.m"]?.contains("self.view.") != true)
    }

    @Test func newFilesSayWhoseTheyAre() throws {
        let files = try emitted("[[NSUserDefaults standardUserDefaults] setObject:self.accountName forKey:@\"name\"];")
        #expect(
            files["PagePresenter.m"]?.hasPrefix(
                "//\n//  PagePresenter.m\n//\n//  Copyright 2020 A. All rights reserved.\n//\n\n#import") == true)
    }

    /// The emitted files, by name; `save` is the presenter's.
    private func emitted(_ statement: String) throws -> [String: String] {
        let source = """
            //
            //  PageController.m
            //
            //  Created by B on 1.2.20.
            //  Copyright 2020 A. All rights reserved.
            //

            #import "PageController.h"

            @implementation PageController

            - (void)viewDidLoad {
                [super viewDidLoad];
                [self save];
            }

            - (void)save {
                \(statement)
            }

            @end

            """
        let header = "#import \"BaseController.h\"\n\n@interface PageController : BaseController\n@end\n"
        let own = [
            SourceFile(path: "PageController.m", text: source), SourceFile(path: "PageController.h", text: header),
        ]
        let base = SourceFile(path: "BaseController.h", text: Self.base)
        let decisions = Refactoring.Decisions(style: .viper, pins: ["save": .presenter])
        let plan = try #require(
            try Refactoring.plans(
                for: try own.map { try language(ofFile: $0.path).facts(of: $0) },
                project: Refactor.projectFacts(of: [base]), decisions: decisions
            ).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let files = emission.module(of: plan)
        let said = try StubObjC.diagnostics(of: files + [("BaseController.h", base.bytes)], including: [])
        #expect(said.isEmpty, "\(said)")
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }
}
