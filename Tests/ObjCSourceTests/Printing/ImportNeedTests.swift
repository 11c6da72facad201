import Testing

@testable import ObjCSource
@testable import Refactor

/// Which of a source's imports a component's code needs, by the app's headers.
@Suite struct ImportNeedTests {
    @Test func headersThatDeclareNothingOfTheCodeAreLeftOut() {
        let app = [
            "Account.h": "@interface Account : NSObject\n@property NSString *owner;\n@end",
            "Store.h": "#import \"Base.h\"\n@interface Store : NSObject\n- (void)load:(Account *)account;\n@end",
            "Base.h": "@class Store;\n#define kLimit 3",
            "Banner.h": "#import <UIKit/UIKit.h>\n@interface Banner : NSObject\n- (void)show:(Store *)store;\n@end",
        ]
        #expect(needed("Account.h Banner.h Store.h", of: app, words: ["Store", "NSString"]) == "Store.h")
        #expect(needed("Account.h Banner.h Store.h", of: app, words: ["kLimit"]) == "Base.h")
        #expect(needed("Account.h Banner.h", of: app, words: []) == "")
    }

    /// `tweet.owner.name` names no class of its own.
    @Test func classesOfValuesThatAreGotAreNeeded() {
        let app = [
            "Tweet.h":
                "@class User;\n@interface Tweet : NSObject\n@property User *owner;\n@property Place *place;\n@end",
            "User.h": "@interface User : NSObject\n@property NSString *name;\n@end",
            "Place.h": "@interface Place : NSObject\n@end",
        ]
        #expect(needed("Tweet.h User.h Place.h", of: app, words: ["Tweet", "owner", "name"]) == "Tweet.h User.h")
    }

    /// Nobody says which class an `id` is of, so that whoever has the method may be meant.
    @Test func headersWithAMessageThatNoOtherHasAreNeeded() {
        let app = [
            "Row.h": "@interface Row : NSObject\n- (void)fillWithTweet:(id)tweet;\n@end",
            "UIView+Frame.h": "@interface UIView (Frame)\n- (void)moveAside;\n@end",
        ]
        let messages: Set<String> = ["fillWithTweet"]
        #expect(needed("Row.h UIView+Frame.h", of: app, words: ["row"], messages: messages) == "Row.h")
        #expect(needed("Row.h UIView+Frame.h", of: app, words: [], messages: ["moveAside"]) == "UIView+Frame.h")
    }

    @Test func whatAMacroSaysIsNeeded() {
        let app = [
            "Macros.h": "#define kUser [Login current]", "Login.h": "@interface Login : NSObject\n+ (id)current;\n@end",
            "Row.h": "@interface Row : NSObject\n@end",
        ]
        #expect(needed("Login.h Macros.h Row.h", of: app, words: ["kUser"]) == "Login.h Macros.h")
    }

    /// Nobody has read the library's headers: they are kept where a word of the code is explained by nothing else.
    @Test func headersThatNobodyHasReadAreKeptForWordsThatNothingExplains() {
        let app = [
            "Cell.h": "#import \"LibraryLabel.h\"\n@interface Cell : NSObject\n@end",
            "Store.h": "@interface Store : NSObject\n@end",
        ]
        #expect(needed("Cell.h Store.h", of: app, words: ["Store"]) == "Store.h")
        #expect(needed("Cell.h Store.h", of: app, words: ["Store", "LibraryLabel"]) == "Cell.h Store.h")
        let message: Set<String> = ["lib_show"]
        #expect(needed("Store.h App-Swift.h", of: app, words: ["Store"], messages: message) == "Store.h App-Swift.h")
    }

    /// What makes an object and what the SDK declares is explained, and so a library is not needed for it.
    @Test func librariesAreLeftOutWhereEverythingIsExplained() {
        let app = ["Store.h": "@interface Store : NSObject\n- (void)fill;\n@end"]
        let known: Set<String> = ["alloc", "fill", "initWithNibName", "pushViewController"]
        #expect(needed("Store.h <Toast> Hud.h", of: app, words: ["NSLog", "Store"], messages: known) == "Store.h")
        let all = "Store.h <Toast> Hud.h"
        #expect(needed(all, of: app, words: ["Store"], messages: ["makeToast"]) == all)
        #expect(needed(all, of: app, words: ["Store"], messages: ["arrayByMapping"]) == "Store.h <Toast>")
        #expect(needed(all, of: app, words: ["HudStyle", "Store"]) == "Store.h Hud.h")
        #expect(needed(all, of: app, words: ["Hudson", "Store"]) == all)
        #expect(needed("Store.h <Toast> Hud.h", of: app, words: ["Store", "dispatch_async"]) == "Store.h")
        #expect(needed("Store.h <MapKit>", of: app, words: ["MKMapView", "Store"]) == "Store.h <MapKit>")
    }

    /// Its superclass is declared by a header that it does not import.
    @Test func aHeaderKeepsTheOneThatItCountsOn() {
        let app = [
            "Base.h": "@interface BaseController : UIViewController\n@end",
            "Detail.h": "@interface DetailController : BaseController\n@end",
        ]
        #expect(needed("Base.h Detail.h", of: app, words: ["DetailController"]) == "Base.h Detail.h")
    }

    /// The files of an app are given by name and text; the imports are of files of one folder.
    private func needed(
        _ imports: String, of app: [String: String], words: Set<String>, messages: Set<String> = []
    ) -> String {
        let files = app.keys.sorted().map { SourceFile(path: "App/" + $0, bytes: Array((app[$0] ?? "").utf8)) }
        let facts = Refactor.projectFacts(of: files)
        let need = ImportNeed(
            headers: facts.headers, paths: facts.paths, words: words, globals: words, messages: messages,
            frameworks: [])
        let given = imports.split(separator: " ").map { item -> ImportFact in
            let isLibrary = item.hasPrefix("<")
            let module = String(item.filter { !"<>".contains($0) })
            let text = isLibrary ? "#import <\(module)/\(module).h>" : "#import \"\(item)\""
            return ImportFact(module: module, text: text, line: 1, isConditional: false)
        }
        return need.needed(of: given).map { $0.isQuoted ? $0.module : "<\($0.module)>" }.joined(separator: " ")
    }
}
