#import "NoteEditorBuilder.h"

#import "NoteEditorInteractor.h"
#import "NoteEditorPresenter.h"
#import "NoteEditorRouter.h"
#import "NoteEditorController.h"

@implementation NoteEditorBuilder

+ (id<NoteEditorViewOutput>)wireView:(NoteEditorController<NoteEditorViewInput> *)view {
    NoteEditorRouter *router = [[NoteEditorRouter alloc] init];
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] init];
    NoteEditorPresenter *presenter = [[NoteEditorPresenter alloc] initWithInteractor:interactor router:router];
    presenter.view = view;
    interactor.output = presenter;
    router.viewController = view;
    return presenter;
}

@end
