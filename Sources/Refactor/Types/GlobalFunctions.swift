/// Functions of no type whose result is always the same.
enum GlobalFunctions {
    /// Returns the functions that a call by that name may mean; empty for an unknown function.
    static func candidates(_ name: String) -> [[TypeMember]] {
        guard let result = results[name], let type = TypeParser.type(result) else { return [] }
        let arguments = Signature.Parameter(
            label: nil, name: "_", type: "", hasDefault: true, isVariadic: true)
        let others = ["comment", "tableName", "value"].map { label in
            Signature.Parameter(label: label, name: label, type: "", hasDefault: true, isVariadic: false)
        }
        let origin = TypeMember.Origin(owner: "", receiver: .void)
        let parameters = [arguments] + others.filter { $0.label == "comment" || name == "NSLocalizedString" }
        return [[TypeMember(isStatic: true, parameters: parameters, type: type, origin: origin)]]
    }

    private static let results: [String: String] = [
        "CACurrentMediaTime": "CFTimeInterval", "NSHomeDirectory": "String", "NSLocalizedString": "String",
        "NSStringFromClass": "String", "NSStringFromSelector": "String", "NSTemporaryDirectory": "String",
        "UIGraphicsGetImageFromCurrentImageContext": "UIImage?", "arc4random": "UInt32",
        "arc4random_uniform": "UInt32", "print": "Void",
    ]
}
