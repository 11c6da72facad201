import Refactor
import Testing

/// Models that several screens share: who makes one does not do what it does, nor does who never asks it.
struct SharedModelTests {
    @Test func aViewModelDoesWhatTheViewDoesThatHoldsIt() {
        let graph = moduleGraph(
            """
            import SwiftUI
            final class HomeController: UIViewController {
                func settings() {
                    let model = OptionsViewModel()
                    present(UIHostingController(rootView: SettingsView(model: model)), animated: true)
                }
            }
            final class OptionsViewModel: ObservableObject {
                var push: ((UIViewController) -> Void)?
                func help() { navigationController.pushViewController(HelpController(), animated: true) }
            }
            struct SettingsView: View {
                @ObservedObject var model: OptionsViewModel
                var body: some View { Button("a") { model.help() } }
            }
            final class HelpController: UIViewController {}
            """)
        #expect(graph.ways == ["Home present Settings", "Settings push Help"])
    }

    @Test func whoDoesNotChooseByACaseIsNotLedByIt() {
        let graph = moduleGraph(
            """
            enum Event { case profile, thread }
            final class StatusViewModel {
                let events = PassthroughSubject<Event, Never>()
                func openProfile() { events.send(navigate: Event.profile) }
                func openThread() { events.send(navigate: Event.thread) }
            }
            final class TableController: UIViewController {
                let model: StatusViewModel
                func handle(event: Event) {
                    switch event {
                    case .profile: show(ProfileController(), sender: self)
                    case .thread: show(ThreadController(), sender: self)
                    }
                }
            }
            final class ImageController: UIViewController { let model: StatusViewModel }
            final class ProfileController: UIViewController {}
            final class ThreadController: UIViewController {}
            """)
        #expect(graph.ways == ["Table show Profile", "Table show Thread"])
    }

    @Test func aServiceThatIsKeptAndNeverAskedIsNotUsed() {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                private let store: NoteStore
                private let client: NoteClient
                private let cache: NoteCache
                init(store: NoteStore, client: NoteClient, cache: NoteCache) {
                    self.store = store
                    self.client = client
                    self.cache = cache
                }
                func load() { client.load() }
                func help() { show(HelpController(cache: cache), sender: self) }
            }
            final class HelpController: UIViewController { init(cache: NoteCache) {} }
            final class NoteStore { func save() {} }
            final class NoteClient { func load() {} }
            final class NoteCache { func clear() {} }
            """)
        let services = graph.edges.filter { $0.kind == .service && $0.from == "Home" }.map(\.to)
        #expect(services == ["NoteCache", "NoteClient"])
    }

    @Test func aPrivateMethodThatNothingCallsLeadsNowhere() {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                private func terms() { show(TermsController(), sender: self) }
                private func help() { show(HelpController(), sender: self) }
                @objc private func about() { show(AboutController(), sender: self) }
                func tap() { help() }
            }
            final class HelpController: UIViewController {}
            final class TermsController: UIViewController {}
            final class AboutController: UIViewController {}
            """)
        #expect(graph.ways == ["Home show About", "Home show Help"])
    }

    @Test func severalClassesOfOneProtocolAreCalledAfterIt() {
        let graph = moduleGraph(
            """
            protocol RemoteSource { func load() }
            final class BoxManager: RemoteSource { static let shared = BoxManager(); func load() {} }
            final class DriveManager: RemoteSource { static let shared = DriveManager(); func load() {} }
            protocol SignerProtocol { func sign() }
            final class SignerService: SignerProtocol { func sign() {} }
            final class DummySigner: SignerProtocol { func sign() {} }
            final class HomeController: UIViewController {
                let signer: SignerService
                func load() { BoxManager.shared.load() }
            }
            """)
        #expect(graph.services.map(\.name) == ["RemoteSource", "Signer"])
    }

    @Test(arguments: [
        "func go() { let help = HelpController(); help.store = store; show(help, sender: self) }",
        "var shown: NoteStore? { isDemo ? self.store : nil }", "var all: [NoteStore: Int] { [store: 1] }",
        "func go() { guard let store else { return } }", "func go() { print(\"\\(store)\") }",
    ])
    func whatIsHandedOnOrAskedIsUsed(_ member: String) {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController {
                private let store: NoteStore
                init(store: NoteStore) { self.store = store }
                \(member)
            }
            final class HelpController: UIViewController { var store: NoteStore? }
            final class NoteStore { func save() {} }
            """)
        #expect(graph.edges.contains { $0.from == "Home" && $0.to == "NoteStore" && $0.kind == .service })
    }

    /// What a framework calls nobody names.
    @Test(arguments: [
        "fileprivate func tableView(_ table: UITableView, didSelectRowAt path: IndexPath)", "private func `repeat`()",
    ])
    func whatMayBeCalledOtherwiseLeadsOn(_ head: String) {
        let graph = moduleGraph(
            """
            final class HomeController: UIViewController, UITableViewDelegate {
                \(head) { show(HelpController(), sender: self) }
                func tap() { self.repeat() }
            }
            final class HelpController: UIViewController {}
            """)
        #expect(graph.ways == ["Home show Help"])
    }
}
