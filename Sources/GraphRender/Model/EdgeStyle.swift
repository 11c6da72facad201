/// The style of an edge: each kind of edge has a combination of its own, so that none needs its colour.
package struct EdgeStyle: Sendable, Equatable {
    package let line: EdgeLine
    package let head: EdgeMark
    package let tail: EdgeMark
}
