/// Functions of no type whose result is always the same.
enum GlobalFunctions {
    /// Returns the functions that a call by that name may mean; empty for an unknown function.
    static func candidates(_ name: String) -> [[TypeMember]] {
        guard let result = results[name], let type = TypeParser.type(result) else { return [] }
        let arguments = Signature.Parameter(
            label: nil, name: "_", type: "", hasDefault: true, isVariadic: true)
        let others = ["value", "tableName", "bundle", "value", "comment", "timescale", "preferredTimescale"].map {
            label in
            Signature.Parameter(label: label, name: label, type: "", hasDefault: true, isVariadic: false)
        }
        let origin = TypeMember.Origin(owner: "", receiver: .void)
        return [[TypeMember(isStatic: true, parameters: [arguments] + others, type: type, origin: origin)]]
    }

    private static let results: [String: String] = [
        "CACurrentMediaTime": "CFTimeInterval", "CFAbsoluteTimeGetCurrent": "CFAbsoluteTime",
        "CLLocationCoordinate2DMake": "CLLocationCoordinate2D", "CMTimeGetSeconds": "Double", "CMTimeMake": "CMTime",
        "CMTimeMakeWithSeconds": "CMTime", "NSHomeDirectory": "String", "NSLocalizedString": "String",
        "NSMakeRange": "NSRange", "NSSearchPathForDirectoriesInDomains": "[String]", "NSSelectorFromString": "Selector",
        "NSStringFromClass": "String", "NSStringFromSelector": "String", "NSTemporaryDirectory": "String",
        "UIGraphicsGetImageFromCurrentImageContext": "UIImage?", "UIImageJPEGRepresentation": "Data?",
        "UIImagePNGRepresentation": "Data?", "arc4random": "UInt32", "arc4random_uniform": "UInt32", "print": "Void",
    ]
}
