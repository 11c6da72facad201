#import "NoteEditorBuilder.h"

#import "NoteEditorInteractor.h"
#import "NoteEditorPresenter.h"
#import "NoteEditorRouter.h"
#import "NoteEditorController.h"

@implementation NoteEditorBuilder

+ (id<NoteEditorViewOutput>)wireView:(NoteEditorController *)view {
    NoteEditorRouter *router = [[NoteEditorRouter alloc] init];
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] init];
    NoteEditorPresenter *presenter = [[NoteEditorPresenter alloc] initWithInteractor:interactor router:router];
    router.viewController = view;
    return presenter;
}

@end
