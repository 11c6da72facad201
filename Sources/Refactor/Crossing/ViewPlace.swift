/// A place where a local name that holds a view is bound or used.
struct ViewPlace {
    let name: String
    let place: Range<Int>
}
