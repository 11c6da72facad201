import SwiftSyntax
import TestSupport
import Testing

/// The code that finds edges knows no framework: what one calls things stands in the detector of its style.
struct VocabularyTests {
    private static let folder = "Sources/Refactor/Modules"
    private static let detectors = folder + "/Detect/Styles"

    private static let frameworks = [
        "Buildable", "Flurry", "Needle", "RIB", "Rambler", "Routable", "Swinject", "Typhoon", "VIPERBuilder", "Viperit",
        "ZIK",
    ]

    @Test func frameworksAreNamedInDetectorsAlone() throws {
        let named = try words(outsideOf: Self.detectors).filter { word in
            Self.frameworks.contains { word.text.contains($0) }
        }
        expectNone(named.map(\.place), "a framework's name belongs into a detector's vocabulary")
    }

    @Test func wordsOfAVocabularyStandNowhereElse() throws {
        let own = Set(try SourceText.all(below: Self.detectors).flatMap(vocabulary))
        #expect(own.isSuperset(of: ["attachChild", "injectProperty", "forAdaptee", "performPath", "pushWireframe"]))
        let doubled = try words(outsideOf: Self.detectors).filter { own.contains($0.text) }
        expectNone(doubled.map(\.place), "a word of a detector's vocabulary stands in general code")
    }

    /// The words of a detector that are its framework's: `attachChild`, and not `presenter` or `View`.
    private func vocabulary(of detector: SourceText) -> [String] {
        detector.nodes(FunctionCallExprSyntax.self).filter {
            $0.calledExpression.trimmedDescription == "WireVocabulary"
        }
        .flatMap(\.arguments).filter { !["held", "inherited", "modules"].contains($0.label?.text) }
        .flatMap { $0.tokens(viewMode: .sourceAccurate).filter { $0.isText && !$0.isLabelOfEdge }.map(\.text) }
        .filter { $0.dropFirst().contains(where: \.isUppercase) && $0.contains(where: \.isLowercase) }
    }

    private func words(outsideOf folder: String) throws -> [(text: String, place: String)] {
        try SourceText.all(below: Self.folder).filter { !$0.path.hasPrefix(folder + "/") }.flatMap { file in
            file.tree.tokens(viewMode: .sourceAccurate).filter { $0.isText || $0.isName }.map {
                ($0.text, "\(file.place(of: $0)): \($0.text)")
            }
        }
    }
}

extension TokenSyntax {
    fileprivate var isText: Bool {
        if case .stringSegment = tokenKind { true } else { false }
    }

    /// `present` in `NavigationCall(kind: .route, label: "present")`.
    fileprivate var isLabelOfEdge: Bool {
        var node = parent
        while let current = node, !current.is(LabeledExprSyntax.self) { node = current.parent }
        return node?.as(LabeledExprSyntax.self)?.label?.text == "label"
    }

    fileprivate var isName: Bool {
        if case .identifier = tokenKind { true } else { false }
    }
}
