#import "NoteEditorModule.h"

#import "NoteEditorInteractor.h"
#import "NoteEditorPresenter.h"
#import "NoteEditorWireFrame.h"
#import "NoteEditorController.h"

@implementation NoteEditorModule

+ (id<NoteEditorModuleInterface>)moduleInterfaceForView:(NoteEditorController<NoteEditorViewInterface> *)view {
    NoteEditorWireFrame *wireFrame = [[NoteEditorWireFrame alloc] init];
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] init];
    NoteEditorPresenter *presenter = [[NoteEditorPresenter alloc] init];
    presenter.userInterface = view;
    presenter.noteEditorInteractor = interactor;
    presenter.noteEditorWireFrame = wireFrame;
    wireFrame.viewController = view;
    return presenter;
}

@end
