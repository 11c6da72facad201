import ObjCSource
import Refactor
import Testing

/// What header, class extension and implementation of one class say together.
struct ObjectiveCMembersTests {
    private static let header = """
        @interface LoginController : UIViewController
        @property (nonatomic, copy) NSString *name;
        @property (nonatomic, readonly) NSString *title2;
        - (void)reload;
        @end
        """

    private static let source = """
        @interface LoginController ()
        @property (nonatomic, copy) NSString *title2;
        @property (nonatomic, strong) UILabel *label;
        - (void)helper;
        @end
        @implementation LoginController {
            NSInteger _count;
        }
        - (void)reload {}
        - (void)helper {}
        - (UILabel *)label { return _label; }
        - (void)setName:(NSString *)name { _name = name; }
        @end
        """

    private func controller() throws -> Controller {
        let facts = try [("LoginController.m", Self.source), ("LoginController.h", Self.header)].map {
            try ObjCLanguage().facts(of: SourceFile(path: $0.0, text: $0.1))
        }
        return try #require(try controllers(in: facts).first)
    }

    @Test func headersStandFirst() throws {
        let controller = try controller()
        #expect(controller.files.map(\.file.name) == ["LoginController.h", "LoginController.m"])
        #expect(controller.superclass == "UIViewController")
        #expect(controller.language == .objectiveC)
    }

    @Test func whatAHeaderDeclaresIsVisible() throws {
        let visible = try controller().members.filter { $0.fact.writtenAccess == .internal }.map(\.id)
        #expect(visible == ["name", "title2", "reload"])
    }

    @Test func aPropertyDeclaredAgainIsOneMember() throws {
        let members = try controller().members.filter { $0.id == "title2" }
        #expect(members.map(\.fact.modifiers) == [["nonatomic", "copy", "readonly-outside"]])
    }

    @Test func accessorsAreTiedToTheirProperty() throws {
        let controller = try controller()
        let bonds = controller.bonds.map { $0.map { controller.members[$0].id } }
        #expect(bonds == [["name", "setName:"], ["label", "label"]])
        #expect(
            controller.members.filter { $0.fact.has(modifier: "accessor") }.map(\.id) == ["label", "setName:"])
    }

    @Test func aCategoryIsASectionAndAClassExtensionIsNone() throws {
        let text = Self.source + "\n@implementation LoginController (Paging)\n- (void)next {}\n@end\n"
        let facts = try ObjCLanguage().facts(of: SourceFile(path: "LoginController.m", text: text))
        let controller = try #require(try controllers(in: [facts], named: "LoginController").first)
        #expect(controller.sections.map(\.title) == ["LoginController (Paging)"])
    }
}
