import Testing

@testable import Refactor

/// The names of methods in Objective-C.
struct SelectorNameTests {
    @Test(arguments: [("copyText", "duplicateText"), ("newGame", "makeGame"), ("copyright", "copyright")])
    func theySayNothingOfOwnership(name: String, expected: String) {
        #expect(SelectorName(name, labels: [], []).first == expected)
    }

    /// A part of a selector names what it takes.
    @Test(arguments: [
        ("didSelectRow", "at", "indexPath", "didSelectRowAtIndexPath"),
        ("numberOfRows", "in", "section", "numberOfRowsInSection"), ("text", "of", "comment", "textOfComment"),
        ("load", "user", "user", "loadUser"),
    ])
    func aPlaceIsNamed(base: String, label: String, parameter: String, expected: String) {
        #expect(SelectorName(base, labels: [label], [Cut.Value(name: parameter, type: "id")]).first == expected)
    }

    /// The event that a method is told, in the words of its selector.
    @Test(arguments: [
        ("tableView:numberOfRowsInSection:", "numberOfRows"), ("tableView:didSelectRowAtIndexPath:", "didSelectRow"),
        ("thumbsView:didPressThumbWithIndex:", "didPressThumb"), ("onButtonPressed:", "buttonPressed"),
        ("refreshWithGroup:", "refresh"), ("openNote:animated:", "openNote"), ("viewWillAppear:", "viewWillAppear"),
        ("prepareForSegue:sender:", "prepareForSegue"), ("searchBar:textDidChange:", "searchTextDidChange"),
        ("numberOfSectionsInTableView:", "numberOfSections"),
    ])
    func aSelectorTellsAnEvent(selector: String, expected: String) {
        #expect(HostSubject(id: selector).event == expected)
    }

    /// A message in the words of Swift; those of its name have no underscores.
    @Test(arguments: [
        ("loadUserWithID", "self.loadUser(withID: value)"),
        ("app_showAlertWithTitle", "self.app_showAlert(withTitle: value)"),
    ])
    func aPrepositionBeginsALabel(name: String, expected: String) {
        #expect(SwiftMessage(receiver: "self", name: name, arguments: [.init(value: "value")]).text == expected)
    }

    /// Who asks is said by the protocol.
    @Test(arguments: [
        ("tileCollectionViewCellHandleDelete(of:)", "delete"),
        ("pagesViewControllerDidClosePage(at:)", "didClosePage"),
        ("albumViewControllerToggleArchiveState(of:)", "toggleArchiveState"),
        ("loginViewController(_:didFail:)", "didFail"), ("showViewControllerDidClose()", "showViewControllerDidClose"),
        ("tableViewHeader()", "tableViewHeader"), ("viewDidLoad()", "viewDidLoad"),
        ("mapViewRegionDidChange()", "mapViewRegionDidChange"),
    ])
    func aDelegateTellsAnEvent(method: String, expected: String) {
        #expect(HostSubject(id: method).event == expected)
    }
}
