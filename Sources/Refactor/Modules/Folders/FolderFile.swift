/// The facts about a folder from a light look at one of its source files: the types and functions that it declares and
/// the names that it uses.
package struct FolderFile: Sendable, Equatable {
    /// A name in the code of a file.
    package struct Use: Sendable, Equatable {
        package var name: String
        /// The number of times that it stands there.
        package var count: Int
        /// The line where it stands first, from 1.
        package var line: Int

        package init(name: String, count: Int, line: Int) {
            self.name = name
            self.count = count
            self.line = line
        }
    }

    /// The path, relative to the folder that was read.
    package var path: String
    /// The types that other files may name, in the order of the text.
    package var declared: [String]
    /// The types that are private or stand inside of others: here, these names mean no type of another folder.
    package var hidden: Set<String>
    /// Every name that the code uses, in the order of the text.
    package var uses: [Use]
    /// The modules that it imports, each with its line.
    package var imports: [String: Int]
    /// The functions outside of types that other files may call.
    package var functions: Set<String>
    /// The names of methods, local functions and values: here, calls of these names mean no function of another folder.
    package var hiddenFunctions: Set<String>
    /// The names that are called as functions are, on no object, in the order of the text.
    package var calls: [Use]

    package init(
        path: String, declared: [String] = [], hidden: Set<String> = [], uses: [Use] = [], imports: [String: Int] = [:],
        functions: Set<String> = [], hiddenFunctions: Set<String> = [], calls: [Use] = []
    ) {
        self.path = path
        self.declared = declared
        self.hidden = hidden
        self.uses = uses
        self.imports = imports
        self.functions = functions
        self.hiddenFunctions = hiddenFunctions
        self.calls = calls
    }
}
