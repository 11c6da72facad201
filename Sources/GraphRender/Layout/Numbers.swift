/// A number with at most one decimal, which hides the last-digit noise between machines.
package func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let fraction = tenths.magnitude % 10
    return "\(sign)\(tenths.magnitude / 10)" + (fraction == 0 ? "" : ".\(fraction)")
}

/// Points as inches, to a thousandth of a point.
package func inches(_ points: Double) -> String {
    "\((points / 72 * 100_000).rounded() / 100_000)"
}
