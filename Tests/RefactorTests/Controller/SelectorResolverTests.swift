import ObjCSource
import Refactor
import Testing

/// What names inside an Objective-C class mean: source in, meanings beside it.
struct SelectorResolverTests {
    @Test func messagesToSelfMeanOwnMethodsBySelector() throws {
        let source = """
            @implementation LoginController
            - (void)load { [self load:1]; [self load:1 animated:YES]; [self reload]; [other load:1]; }
            - (void)load:(int)a {}
            - (void)load:(int)a animated:(BOOL)b {}
            @end
            """
        #expect(
            try meanings(in: "load", of: source) == [
                "load call: load:", "load call: load:animated:", "reload call: inherited",
                "other read: unresolved", "load call: other.load",
            ])
    }

    @Test func aPropertyIsMeantByItsNameItsVariableAndItsAccessors() throws {
        let source = """
            @interface LoginController ()
            @property (nonatomic, getter=isOn) BOOL on;
            @end
            @implementation LoginController
            - (void)load { self.on = YES; _on = NO; [self setOn:YES]; if ([self isOn] || self.isOn || self->_on) { } }
            @end
            """
        #expect(
            try meanings(in: "load", of: source) == [
                "on write: on", "on write: on past the accessors", "on write: on", "on read: on", "on read: on",
                "on read: on past the accessors",
            ])
    }

    @Test func aVariableIsMeantByItsBareName() throws {
        let source = """
            @implementation LoginController {
                NSInteger count;
            }
            - (void)load { count += 1; self->count = 2; int other = count; other = 3; }
            @end
            """
        #expect(
            try meanings(in: "load", of: source) == [
                "count readWrite: count", "count write: count", "count read: count",
            ])
    }

    @Test func aCallByDotIsACall() throws {
        let source = """
            @implementation LoginController
            - (void)load { id title = self.caption; id view = self.view; }
            - (NSString *)caption { return @""; }
            @end
            """
        #expect(
            try meanings(in: "load", of: source) == ["caption call: caption", "view read: inherited"])
    }

    @Test func synthesizeNamesTheVariable() throws {
        let source = """
            @interface LoginController ()
            @property (nonatomic) int a;
            @property (nonatomic) int b;
            @end
            @implementation LoginController
            @synthesize a = _first, b;
            - (void)load { _first = 1; b = 2; }
            @end
            """
        #expect(
            try meanings(in: "load", of: source) == ["a write: a past the accessors", "b write: b past the accessors"])
    }

    @Test func aBarePropertyNameInAMacroIsAKeyPath() throws {
        let source = """
            @interface LoginController ()
            @property (nonatomic) NSString *name;
            @end
            @implementation LoginController
            - (void)load { RACObserve(self, name); }
            @end
            """
        #expect(try meanings(in: "load", of: source).contains("name keyPath: name"))
    }

    @Test func aNameThatNothingExplainsIsUnresolved() throws {
        let source = """
            @implementation LoginController
            - (void)load { _inherited = 1; [other load]; kLimit; MAX_COUNT; shared_count; }
            @end
            """
        #expect(
            try meanings(in: "load", of: source).filter { $0.contains("unresolved") } == [
                "_inherited write: unresolved", "other read: unresolved",
            ])
    }

    @Test func aMethodOfTheClassIsMeantByItsOwnNameOnly() throws {
        let source = """
            @implementation LoginController
            - (void)load { [LoginController shared]; [self shared]; }
            + (void)shared { [self other]; [self shared]; }
            @end
            """
        #expect(try meanings(in: "load", of: source) == ["shared call: shared", "shared call: inherited"])
        #expect(try meanings(in: "shared", of: source) == ["other call: inherited", "shared call: shared"])
    }

    // MARK: - Pictures

    private func meanings(in id: String, of source: String) throws -> [String] {
        let facts = try ObjCLanguage().facts(of: SourceFile(path: "LoginController.m", text: source))
        let controller = try #require(try controllers(in: [facts], named: "LoginController").first)
        let member = try #require(controller.members.first { $0.id == id })
        return member.references.filter { $0.fact.usage != .type }.map { reference in
            "\(reference.name) \(reference.fact.usage): \(meaning(of: reference, in: controller))"
        }
    }

    private func meaning(of reference: Reference, in controller: Controller) -> String {
        switch reference.target {
        case .own(let targets):
            let names = targets.map { controller.members[$0].id }.joined(separator: " or ")
            return names + (reference.fact.base == .variable ? " past the accessors" : "")
        case .inherited: return "inherited"
        case .global(let global): return "global \(global.name)"
        case .foreign(let root): return (root ?? "?") + "." + reference.name
        case .known: return "known"
        case .selfValue: return "self"
        case .selfType: return "own class"
        case .superclass: return "super"
        case .nested: return "nested"
        case .unresolved: return "unresolved"
        }
    }
}
