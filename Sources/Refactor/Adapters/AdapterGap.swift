/// A required member that nothing provides, and why.
package struct AdapterGap: Sendable, Equatable {
    package let required: AdapterMember
    package let reason: String
}
