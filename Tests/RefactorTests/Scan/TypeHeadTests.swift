import Refactor
import Testing

struct TypeHeadTests {
    /// The heads of a text: `A: B` for a class, `@ A` for an implementation, `+ A` for an addition.
    private func heads(_ text: String, in path: String) -> [String] {
        typeHeads(in: SourceFile(path: path, text: text)).map { head in
            switch head.kind {
            case .type: head.name + (head.inherits.map { ": \($0)" } ?? "")
            case .implementation: "@ \(head.name)"
            case .addition: "+ \(head.name)"
            }
        }
    }

    @Test func swiftClassesAndExtensions() {
        let text = """
            import UIKit
            public final class FeedController: UIKit.UIViewController, Feed {
                class func make() -> Self { fatalError() }
                class var shared: Int { 1 }
            }
            protocol Feed: class {}
            class Box<T: Feed>: Base<T> where T: Any {}
            class Plain {}
            extension FeedController: UITableViewDelegate {}
            extension FeedController.Row {}
            struct Row: View {}
            """
        #expect(
            heads(text, in: "A.swift") == [
                "FeedController: UIViewController", "Box: Base", "Plain", "+ FeedController",
            ])
    }

    @Test func commentsAndStringsAreNoHeads() {
        let text = #"""
            // class A: UIViewController {}
            /* class B: UIViewController {} */
            let c = "class C: UIViewController { \" class D: E {}"
            let f = """
                class F: UIViewController {}
                """
            class G: /* really */ UIViewController {}
            """#
        #expect(heads(text, in: "A.swift") == ["G: UIViewController"])
    }

    @Test func objectiveCClassesAndCategories() {
        let text = """
            @class Later;
            @protocol Feed
            @end
            @interface FeedController : UIViewController <Feed>
            @end
            @interface Box<T> : NSObject
            @end
            @interface FeedController ()
            @end
            @interface FeedController (Table)
            @end
            @implementation FeedController
            - (Class)interface { return self.class; }
            @end
            @implementation FeedController (Table)
            @end
            """
        #expect(
            heads(text, in: "A.m") == [
                "FeedController: UIViewController", "Box: NSObject", "+ FeedController", "+ FeedController",
                "@ FeedController", "+ FeedController",
            ])
    }

    @Test func aTextThatBreaksOffEndsTheGlance() {
        let swift = "class A<B>: C.D /* x */ { let e = \"\\"
        let objectiveC = "@interface A<B> : C \"\\"
        for length in 0...swift.utf8.count {
            #expect(heads(String(decoding: swift.utf8.prefix(length), as: UTF8.self), in: "A.swift").count <= 1)
        }
        for length in 0...objectiveC.utf8.count {
            #expect(heads(String(decoding: objectiveC.utf8.prefix(length), as: UTF8.self), in: "A.m").count <= 1)
        }
    }
}
