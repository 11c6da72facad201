import Refactor
import SwiftSource
import TestSupport
import Testing

/// The modules that the source documents describe come out of massive controllers with their components, protocols and
/// ownership. ARCHITECTURE.md lists the differences and why.
struct DocumentModuleTests {
    /// A sample, the document's style, and the module as an outline.
    struct Case: CustomTestStringConvertible, Sendable {
        let sample: String
        let style: Style
        let outline: String

        var testDescription: String { "\(style.id) \(sample)" }
    }

    @Test(arguments: cases)
    func theModuleIsTheDocuments(_ one: Case) throws {
        let sample = try #require(Sample.all.first { $0.name == one.sample })
        let plan = try sample.plan(in: one.style, inProject: true)
        #expect(Self.outline(of: plan) == one.outline)
        try expectCompiles(plan)
    }

    /// A line for each component with what it holds, then one for each protocol with its requirements.
    private static func outline(of plan: Plan) -> String {
        let components = ([.view] + plan.roles).map { role in
            let held = plan.ports(of: role).map { port in
                let type = port.protocolName(in: plan.module) ?? plan.name(of: port.to)
                return "\(port.hold.rawValue) \(plan.controller.property(of: port, module: plan.module)): \(type)"
            }
            return "\(plan.name(of: role)) { \(held.joined(separator: ", ")) }"
        }
        var protocols: [(name: String, members: [String])] = []
        for boundary in plan.boundaries {
            guard let name = boundary.port.protocolName(in: plan.module) else { continue }
            let members = boundary.requirements.map { plan.controller.members[$0.member].id }
            if let known = protocols.firstIndex(where: { $0.name == name }) {
                protocols[known].members += members.filter { !protocols[known].members.contains($0) }
            } else {
                protocols.append((name, members))
            }
        }
        return
            (components + [plan.builderName]
            + protocols.map { "\($0.name): \($0.members.sorted().joined(separator: " "))" })
            .joined(separator: "\n")
    }

    private static let cases = [
        Case(
            sample: "GreetingViewController", style: .providerOutput,
            outline: """
                GreetingViewController { strong eventHandler: GreetingViewEventHandler }
                GreetingPresenter { weak view: GreetingView, strong greetingProvider: GreetingProvider }
                GreetingInteractor { weak output: GreetingOutput }
                GreetingAssembly
                GreetingViewEventHandler: greetedSubjects historyText(of:) loadGreetingData() loadHistory()
                GreetingView: setGreeting(_:) setHistory(_:)
                GreetingProvider: greetedSubjects loadGreetingData() loadHistory()
                GreetingOutput: didLoadGreeting(data:) setGreeting(_:)
                """),
        Case(
            sample: "ArticleViewController", style: .protocolMatrix,
            outline: """
                ArticleViewController { strong presenter: ArticlePresenterProtocol }
                ArticlePresenter { weak view: ArticleViewProtocol, strong interactor: ArticleInteractorProtocol, strong router: ArticleRouterProtocol }
                ArticleInteractor { weak presenter: ArticlePresenterProtocol }
                ArticleRouter { weak viewController: ArticleViewController }
                ArticleModuleBuilder
                ArticlePresenterProtocol: articles didFailToFetchArticles(error:) didSelectRow(at:) fetchArticles() heading(of:) isBookmarked(_:) loadSavedArticles() showArticles() showLoading(_:) subtitle(of:)
                ArticleViewProtocol: showArticles() showError(_:) showLoading(_:) shownArticles
                ArticleInteractorProtocol: articles fetchArticles() savedBookmarks() updateArticles()
                ArticleRouterProtocol: navigateToDetail(with:)
                """),
        Case(
            sample: "PostsViewController", style: .vipera,
            outline: """
                PostsViewController { strong presenter: PostsPresenter }
                PostsDefaultPresenter { weak view: PostsView, strong interactor: PostsInteractor, strong router: PostsRouter }
                PostsDefaultInteractor { weak presenter: PostsPresenter }
                PostsDefaultRouter { weak viewController: PostsViewController }
                PostsModule
                PostsPresenter: display(_:) displayMessage(_:) isBookmarked(_:) reload() showDetails(of:) toggleBookmark(post:)
                PostsView: display(_:) displayLoading() displayMessage(_:) posts
                PostsInteractor: isBookmarked(_:) loadPosts() sorted(_:) toggleBookmarks(post:)
                PostsRouter: showDetails(of:)
                """),
        Case(
            sample: "PostDetailsViewController", style: .vipera,
            outline: """
                PostDetailsViewController { strong presenter: PostDetailsPresenter }
                PostDetailsDefaultPresenter { weak view: PostDetailsView, strong interactor: PostDetailsInteractor, strong router: PostDetailsRouter }
                PostDetailsDefaultInteractor { weak presenter: PostDetailsPresenter }
                PostDetailsDefaultRouter {  }
                PostDetailsModule
                PostDetailsPresenter: delegate didLoadComments(_:) didTapBookmark() isBookmarked line(of:) reload()
                PostDetailsView: display(_:) setUp(isBookmarked:)
                PostDetailsInteractor: isBookmarked reload()
                PostDetailsRouter: delegate
                """),
        Case(
            sample: "NoteEditorController", style: .zikThorough,
            outline: """
                NoteEditorController { strong eventHandler: NoteEditorViewEventHandler, strong viewDataSource: NoteEditorViewDataSource }
                NoteEditorViewPresenter { weak view: NoteEditorViewInput, strong interactor: NoteEditorInteractorInput, strong wireframe: NoteEditorWireframeInput }
                NoteEditorInteractor { weak eventHandler: NoteEditorInteractorEventHandler, weak dataSource: NoteEditorInteractorDataSource }
                NoteEditorWireframe { weak view: NoteEditorController }
                NoteEditorBuilder
                NoteEditorViewEventHandler: handleCancel handleSave offerDraft pushPreviewWithTitle:content: removeDraft requestRevisions requestSuggestedTags restoreRevisionAtIndex: stopAutosave storeDraftWithTitle:content: textWidget:didPickSnippet: textWidgetDidAskForTags:
                NoteEditorViewDataSource: _lastDraft _wordCount autosaveTimer countWordsIn: hasUnsavedChanges numberOfRevisions revisions savesAfterLogin saving suggestedTags syncService titleForRevisionAtIndex: wordCountText
                NoteEditorViewInput: cancelEditing confirmDiscarding contentForNote didSaveNote: enableSaveButton: handleTextChange insertSnippet: note presentLoginWithReason: pushTags reloadRevisions showMessage: showSaving: showTitle:content: tags titleForNote
                NoteEditorInteractorInput: autosaveTimer countWordsIn: hasUnsavedChanges removeDraft requestRevisions requestSuggestedTags revisions saveNoteWithTitle:content: saving stopAutosave storeDraftWithTitle:content: storedDraft suggestedTags syncService
                NoteEditorInteractorEventHandler: didFailToSaveWithError: didSaveNote: reloadRevisions showSaving:
                NoteEditorInteractorDataSource: _lastDraft contentForNote note tags titleForNote
                NoteEditorWireframeInput: pushPreviewWithTitle:content:
                """),
        Case(
            sample: "YSLoginViewController", style: .moduleInterface,
            outline: """
                YSLoginViewController { strong eventHandler: YSLoginModuleInterface }
                YSLoginPresenter { weak userInterface: YSLoginViewInterface, strong loginInteractor: YSLoginInteractorInterface, strong loginWireFrame: YSLoginWireFrameInterface }
                YSLoginInteractor {  }
                YSLoginWireFrame { weak viewController: YSLoginViewController }
                YSLoginModule
                YSLoginModuleInterface: bindPhoneWithTicket: failedTimes loginInWithInfo: postPath:parameters:success:failure: session showProtocol thirdLoginWithLoginType:
                YSLoginViewInterface: countFailure: loginSuccessWithUser: loginTask routeWithLoginError: showLoading:
                YSLoginInteractorInterface: postPath:parameters:success:failure: saveUser:account:password: session
                YSLoginWireFrameInterface: bindPhoneWithTicket: showProtocol
                """),
    ]
}
