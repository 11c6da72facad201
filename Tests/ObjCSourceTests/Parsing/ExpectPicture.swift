import Testing

/// Expects that the statements of a function body are read as a picture shows, and that nothing stays unread.
func expectStatements(
    _ source: String, _ picture: String, path: String = "A.m", sourceLocation: SourceLocation = #_sourceLocation
) {
    let read = TreePicture("void f(void) {\n" + source + "\n}", path: path).statements
    #expect(read == picture, sourceLocation: sourceLocation)
}

/// Expects what a whole file is read as.
func expectFile(_ source: String, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(TreePicture(source).file == picture, sourceLocation: sourceLocation)
}

/// Expects what a member of an `@interface` or `@implementation` is read as.
func expectMember(
    _ source: String, _ picture: String, in kind: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let read = TreePicture("@\(kind) A\n\(source)\n@end").file
    #expect(read == "(\(kind) A \(picture))", sourceLocation: sourceLocation)
}
