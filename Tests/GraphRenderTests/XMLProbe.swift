import Foundation
import GraphRender
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a test wants to know of an SVG document.
final class XMLProbe: NSObject, XMLParserDelegate {
    private(set) var elements: [String] = []
    private(set) var attributes: [[String: String]] = []
    private(set) var texts: [String] = []
    private var text = ""

    /// Parses the document; fails the test when it is not well-formed.
    init(_ document: String, sourceLocation: SourceLocation = #_sourceLocation) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        let isWellFormed = parser.parse()
        #expect(isWellFormed, "\(String(describing: parser.parserError))", sourceLocation: sourceLocation)
    }

    /// The values of an attribute on all groups that have a class.
    func values(of attribute: String, onGroupsOf name: String) -> [String] {
        attributes.filter { $0["class"]?.split(separator: " ").contains(Substring(name)) == true }
            .compactMap { $0[attribute] }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(name)
        self.attributes.append(attributes)
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        texts.append(text)
        text = ""
    }
}
