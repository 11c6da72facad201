/// Bytes of the source that stand in no emitted file, and why that is right.
package struct Removal: Sendable, Equatable {
    package enum Cause: String, Sendable {
        /// `private` of a member that others must see now, or `public` of one that left its public class.
        case access
        /// A section mark that went with its members.
        case mark
        /// The shell of an extension that has no member left, the braces of instance variables that have all gone.
        case emptyExtension
        /// An import that only the code that moved needs, in Objective-C.
        case unneededImport
        /// Blank lines around a member that went, blanks before an argument that stands below another one.
        case blankLines
        /// A name that is spelled in full now: `Self`; or `self` where it means another object now.
        case renamed
        /// The `=` between a service and its initial value, which the builder takes.
        case injected
        /// A statement of an initializer that keeps what it is given; it hands that on now.
        case given
        /// A shared instance, or a function of C, where code is given the service that it looked up there.
        case lookedUp
        /// The declaration of a method that went; its definition or a protocol says the same.
        case prototype
        /// `self?.` in a part that became a method, whose object is another one now.
        case receiver
        /// The name of a method or a label, of a call that goes straight to where it ended before.
        case direct
        /// The event or the head of the block by which an answer came, which comes in another way now.
        case answer
        /// `let name = ` of a value that is returned instead.
        case binding
        /// The code that a call of a builder makes needless: the class, the local name and `=` of `detail.user = user`.
        case builderCall
        /// Statements that stand elsewhere too: one method does for both.
        case repeated
        /// The body of a stub.
        case stub
    }

    package let file: Int
    package let range: Range<Int>
    package let cause: Cause

    package init(file: Int, range: Range<Int>, cause: Cause) {
        self.file = file
        self.range = range
        self.cause = cause
    }
}
