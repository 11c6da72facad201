/// The children of a node that is being read, linked in the order in which they are added.
struct NodeList {
    var first: Int32 = -1
    var last: Int32 = -1

    var isEmpty: Bool { first < 0 }
}
