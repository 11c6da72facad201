import Foundation

/// How a time grows with a size: the exponent of the power law that fits best, by least squares of the logarithms.
struct Growth {
    let exponent: Double
    let count: Int

    /// Only sizes from 400 on count: below that the start of the program weighs more.
    init?(of pairs: [(size: Double, seconds: Double)]) {
        let points = pairs.filter { $0.size >= 400 && $0.seconds > 0 }.map { (x: log($0.size), y: log($0.seconds)) }
        guard points.count > 2 else { return nil }
        let number = Double(points.count)
        let x = points.reduce(0) { $0 + $1.x } / number
        let y = points.reduce(0) { $0 + $1.y } / number
        let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
        guard spread > 0 else { return nil }
        exponent = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
        count = points.count
    }

    var text: String { String(format: "lines^%.2f", exponent) }
}
