package struct Slice: Sendable, Equatable { package let range: Range<Int>; package let line: Int; package let endLine: Int; package let role: Role; package let reason: String }
package func slices(of m: Member, assignment: Assignment, assignments: [Assignment], in c: Controller) -> [Slice] { [] }
package func advice(for c: Controller, assignments: [Assignment]) -> [String] { [] }
