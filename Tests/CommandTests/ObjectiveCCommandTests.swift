import Foundation
import TestSupport
import Testing

/// The commands on Objective-C: either half of a pair finds the other, and headers stay.
struct ObjectiveCCommandTests {
    private static let header = """
        #import <UIKit/UIKit.h>

        @interface NamesController : UIViewController

        - (void)loadNames;

        @end

        """

    private static let source = """
        #import "NamesController.h"
        #import "Listing.h"

        @interface NamesController () <Listing>
        @end

        @implementation NamesController

        - (void)viewDidLoad {
            [super viewDidLoad];
            [self loadNames];
            [self storeNames:@"Anna"];
        }

        #pragma mark - Networking

        - (void)loadNames {
            [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"https://example.com"]] resume];
        }

        - (void)storeNames:(NSString *)names {
            [[NSUserDefaults standardUserDefaults] setObject:names forKey:@"names"];
        }

        @end

        """

    private func run(_ body: (Workshop) throws -> Void) throws {
        try Workshop.run { workshop in
            try workshop.write(Self.header, to: "NamesController.h")
            try workshop.write(Self.source, to: "NamesController.m")
            try body(workshop)
        }
    }

    @Test(arguments: ["NamesController.m", "NamesController.h"])
    func eitherHalfFindsTheOther(name: String) throws {
        try run { workshop in
            let plan = try workshop.refactor("plan", name, "--format", "json")
            #expect(plan.output.contains(#""language" : "objc""#), "\(plan.errorOutput)")
            #expect(plan.output.contains(#""NamesController.h","#) && plan.output.contains(#""NamesController.m""#))
            #expect(plan.output.contains(#""id" : "storeNames:""#))
        }
    }

    @Test func theModuleIsWrittenAndTheHeaderStays() throws {
        try run { workshop in
            let emit = try workshop.refactor("emit", "NamesController.m", "--into", "Out", "--only", "all")
            #expect(emit.status == 0, "\(emit.errorOutput)")
            #expect(emit.output.contains("NamesController.h does not change and stays where it is"))
            #expect(!workshop.exists("Out/NamesController.h") && workshop.exists("Out/NamesController.m"))
            #expect(try workshop.read("Out/NamesInteractor.m").contains("- (void)storeNames:(NSString *)names {"))
        }
    }

    @Test func anImportedHeaderNearbyTellsWhatAProtocolRequires() throws {
        try run { workshop in
            let blind = try workshop.refactor(
                "emit", "NamesController.m", "--into", "A", "--only", "all", "--format", "json")
            #expect(blind.output.contains("forwarder storeNames: in NamesController"))
            try workshop.write("@protocol Listing <NSObject>\n- (void)list;\n@end\n", to: "Model/Listing.h")
            let told = try workshop.refactor(
                "emit", "NamesController.m", "--into", "B", "--only", "all", "--format", "json")
            #expect(told.status == 0 && !told.output.contains("forwarder storeNames: in NamesController"))
            #expect(told.output.contains("forwarder loadNames in NamesController"))
        }
    }
}
