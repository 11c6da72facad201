import Testing

@testable import Refactor

/// Messages of Objective-C as names read them.
struct MessageTextTests {
    @Test(arguments: [
        ("[api load:name then:^(id r) { [self show:r]; }];", "api.load(name, then: { self.show(r) })"),
        ("[[Order alloc] init]", "Order()"), ("NSString *name = [user name];", "let name = user.name()"),
        ("weakSelf.title = @\"a b\";", "self.title = \"a b\""), ("items[0]", "items[0]"),
        ("[label setText:@\"say \\\"a b\\\" now\"]", "label.text = \"say \\\"a b\\\" now\""),
        ("[a b:f(c, (d) e) g:h]", "a.b(f(c, (d) e), g: h)"), ("[api load:^{ // don't ]\n", "api.load({ \n)"),
        ("[a b /* [c */ ]", "a.b()"), ("[text has:'[' or:'\"']", "text.has('[', or: '\"')"),
    ])
    func readAsCalls(_ text: String, _ expected: String) {
        #expect(MessageText.of(text, aliases: ["weakSelf"]) == expected)
    }
}
