import ObjCSource
import Refactor
import Testing

/// What statements of Objective-C are is told as values, messages as calls.
struct ObjCValueTests {
    @Test(arguments: [
        ("[api load:name then:done];", "api.load(name, then: done)"),
        ("[[Order alloc] initWithName:@\"a [b\"];", "Order.alloc().initWithName(a [b)"),
        ("self.title = user.name;", "self.title = user.name"), ("_count += 2;", "_count += "),
        ("count++;", "count += "), ("self.done(name);", "self.done!(name)"), ("run(name);", "run(name)"),
        ("self->_name = nil;", "self!._name = "), ("names[0] = name;", "names[] = name"),
        ("[NSString stringWithFormat:@\"%@\", name];", "NSString.stringWithFormat(%@, name)"),
        ("x = (T *)c;", "x = c as T *"), ("NSString *s = [user name];", "user.name()"),
        ("int a = 1, b = size();", ", size()"), ("return [self name];", "self.name()"), ("if (a) { [a b]; }", "-"),
        ("[super viewDidLoad];", "super.viewDidLoad()"), ("*x = @(y);", "x = y"),
    ])
    func aStatementHasAValue(_ statement: String, _ expected: String) throws {
        let method = try method(running: statement).member
        let value = try #require(method.tree?.block.statements.first).head.value
        #expect((value?.spelling ?? "-") == expected)
    }

    @Test func namesForSelfThatMayBeGoneAreOptional() throws {
        let tree = try #require(
            try method(
                running: """
                    __weak typeof(self) weakSelf = self;
                    [api load:^{ weakSelf.title = @""; }];
                    [api load:^{ typeof(self) self = weakSelf; [self show]; }];
                    """
            ).member.tree)
        let inner = tree.block.statements.flatMap(\.blocks).flatMap(\.statements).filter { $0.kind == .expression }
        #expect(inner.map { $0.head.value?.first } == [.chained(.selfValue), .chained(.selfValue)])
    }

    @Test(arguments: [
        ("[nav pushViewController:[self next] animated:YES];", "pushViewController", "self.next()"),
        ("[nav pop];", "pop", "-"), ("[center post:kName\n  object:nil];", "post", "kName"),
        ("show(name, 1);", "show", "name"),
    ])
    func aCallHasItsFirstArgument(_ statement: String, _ name: String, _ expected: String) throws {
        let references = try method(running: statement).member.references
        let call = try #require(references.first { $0.name == name })
        #expect((call.firstArgument?.spelling ?? "-") == expected)
    }

    @Test func messagesInsideOneAnotherHaveTheirFirstArguments() throws {
        let references = try method(running: "[a first:[b second:[c third:self]]];").member.references
        let told = ["first", "second", "third"].map { name in
            references.first { $0.name == name }?.firstArgument?.spelling
        }
        #expect(told == ["b.second(c.third(self))", "c.third(self)", "self"])
    }

    @Test func aNameMeansSelfInAnArgumentFromWhereItIsGivenSelf() throws {
        let text = "typeof(self) me; [a first:[b put:me]]; me = self; [a second:[b put:me]];"
        let references = try method(running: text).member.references
        let told = ["first", "second"].map { name in references.first { $0.name == name }?.firstArgument?.spelling }
        #expect(told == ["b.put(me)", "b.put(self)"])
    }

    @Test(arguments: [
        ("[[API shared] load];", "load", "[API shared]", "[[API shared] load]"),
        ("[api.user load];", "user", "api", "-"),
        ("api->user;", "user", "-", "-"), ("[API  shared];", "shared", "API", "[API  shared]"),
    ])
    func aMessageKnowsWhomItAsks(_ statement: String, _ name: String, _ owner: String, _ message: String) throws {
        let (method, file) = try method(running: statement)
        let reference = try #require(method.references.first { $0.name == name })
        #expect((reference.owner.map { file.text($0) } ?? "-") == owner)
        #expect((reference.message.map { file.text($0) } ?? "-") == message)
    }

    @Test func protocolsAsValuesAreTold() throws {
        let references = try method(running: "[c service:@protocol( Login )]; id<Login> x;").member.references
        #expect(references.filter { $0.name == "Login" }.map(\.isProtocolValue) == [true, false])
    }
}
