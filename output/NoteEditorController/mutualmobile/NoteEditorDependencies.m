#import "NoteEditorDependencies.h"

#import "NoteEditorDataManager.h"
#import "NoteEditorInteractor.h"
#import "NoteEditorPresenter.h"
#import "NoteEditorWireframe.h"
#import "NoteEditorController.h"

@implementation NoteEditorDependencies

+ (id<NoteEditorModuleInterface>)configureDependenciesForView:(NoteEditorController<NoteEditorViewInterface> *)view {
    NoteEditorWireframe *wireframe = [[NoteEditorWireframe alloc] init];
    NoteEditorDataManager *dataManager = [[NoteEditorDataManager alloc] init];
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] initWithDataManager:dataManager];
    NoteEditorPresenter *presenter = [[NoteEditorPresenter alloc] init];
    presenter.userInterface = view;
    presenter.noteEditorInteractor = interactor;
    presenter.noteEditorWireframe = wireframe;
    interactor.output = presenter;
    wireframe.noteEditorViewController = view;
    return presenter;
}

@end
