/// An expression, reduced to what tells which types it deals with.
package indirect enum Wire: Sendable, Equatable {
    /// A name by itself: a local, a property, a type, `self`.
    case name(String)
    /// `base.name`.
    case member(Wire, String)
    case call(WireCall)
    /// A string literal.
    case text(String)
    /// `LoginView.self`, `[LoginView class]`, `@protocol(LoginView)`.
    case type(TypeNames)
    /// `value as! Type`, `(Type *)value`.
    case cast(Wire, TypeNames)
    /// Several of which each may be meant: a list, the branches of `?:`, both sides of `??`.
    case several([Wire])
    case other
}
