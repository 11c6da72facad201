/// Thrown inside the parser where tokens make no sense; the nearest bracket or statement turns it into an unparsed node.
struct Unreadable: Error {}
