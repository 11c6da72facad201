import Testing

@testable import Refactor

/// Strings of Objective-C that are key paths.
struct KeyPathNamesTests {
    @Test(arguments: [
        ("[a addObserver:b forKeyPath:@\"user.name\" options:0 context:NULL];", ["name", "user"]),
        ("[a valueForKey:@\"title\"]", ["title"]),
        ("[a setValue:@\"x\" forKey:@\"title\"]", ["title"]),
        ("[a setObject:@\"x\" forKey:@\"title\"]", []),
        ("a[@\"title\"] = @\"b\";", []),
        ("[CABasicAnimation animationWithKeyPath: @\"opacity\"]", ["opacity"]),
        ("valueForKey:@\"open", ["open"]),
    ])
    func namesInKeyPaths(source: String, names: [String]) {
        #expect(keyPathNames(in: SourceFile(path: "A.m", text: source)).sorted() == names)
    }
}
