import Refactor
import Testing

struct ControllerSiteTests {
    /// Each controller with its files; `+` before those of the other language.
    private func sites(_ files: [(path: String, text: String)]) -> [String] {
        controllerSites(in: files.map { GlancedFile(SourceFile(path: $0.path, text: $0.text)) }).map { site in
            let own = site.files.map { files[$0].path } + site.otherFiles.map { "+" + files[$0].path }
            return "\(site.name): " + own.joined(separator: " ")
        }
    }

    @Test func superclassesOfTheAppLeadToTheSDK() {
        let found = sites([
            ("Base.swift", "class Base: UITableViewController {}"),
            ("Feed.swift", "class Feed: Base {}\nclass Cell: UITableViewCell {}\nclass Store: NSObject {}"),
        ])
        #expect(found == ["Base: Base.swift", "Feed: Feed.swift"])
    }

    @Test func anUnknownSuperclassIsJudgedByItsName() {
        let found = sites([
            ("A.swift", "class A: ThirdViewController {}\nclass B: ThirdManager {}\nclass C: LegacyVC {}"),
            ("D.swift", "class D: NSViewController {}\nclass E: NSFetchedResultsController {}\nclass F: F {}"),
            ("G.swift", "class PageController {}\nclass H: UIPresentationController {}"),
        ])
        #expect(found == ["A: A.swift", "C: A.swift"])
    }

    @Test func headersCategoriesAndExtensionsBelongToTheClass() {
        let found = sites([
            ("Feed+Table.h", "@interface FeedController (Table)\n@end"),
            ("Feed+Table.m", "@implementation FeedController (Table)\n@end"),
            ("Feed.h", "@interface FeedController : UIViewController\n@end"),
            ("Feed.m", "@interface FeedController ()\n@end\n@implementation FeedController\n@end"),
            ("Feed.swift", "extension FeedController {}"),
        ])
        #expect(found == ["FeedController: Feed+Table.h Feed.h Feed.m Feed+Table.m +Feed.swift"])
    }

    @Test func aHeaderAloneIsNoController() {
        #expect(sites([("Feed.h", "@interface FeedController : UIViewController\n@end")]).isEmpty)
    }

    @Test func anImplementationWithoutInterfaceIsJudgedByItsName() {
        #expect(
            sites([("A.m", "@implementation FeedController\n@end\n@implementation Feed\n@end")]) == [
                "FeedController: A.m"
            ])
    }

    @Test func classesOfOneNameAreTold() {
        let found = sites([
            ("Phone/Feed+Table.swift", "extension Feed {}"), ("Phone/Feed.swift", "class Feed: UIViewController {}"),
            ("Watch/Feed+Table.swift", "extension Feed {}"), ("Watch/Feed.swift", "class Feed: UIViewController {}"),
        ])
        #expect(
            found == ["Feed: Phone/Feed.swift Phone/Feed+Table.swift", "Feed: Watch/Feed.swift Watch/Feed+Table.swift"])
    }
}
