/// A glance is not sure of what it sees: the file is to be parsed.
struct UnsupportedSyntax: Error {}
