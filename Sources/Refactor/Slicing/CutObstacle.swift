/// Why a run of statements was not cut.
package struct CutObstacle: Sendable, Equatable {
    package let host: Int
    package let role: Role
    package let range: Range<Int>
    package let line: Int
    package let endLine: Int
    package let reason: StayReason
}
