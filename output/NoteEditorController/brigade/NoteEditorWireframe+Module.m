#import "NoteEditorWireframe+Module.h"

#import "NoteEditorDataManager.h"
#import "NoteEditorInteractor.h"
#import "NoteEditorPresenter.h"
#import "NoteEditorWireframe.h"
#import "NoteEditorController.h"

@implementation NoteEditorWireframe (Module)

+ (id<NoteEditorPresenterProtocol>)initializeModuleForView:(NoteEditorController<NoteEditorViewProtocol> *)view {
    NoteEditorWireframe *wireframe = [[NoteEditorWireframe alloc] init];
    NoteEditorDataManager *dataManager = [[NoteEditorDataManager alloc] init];
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] initWithDataManager:dataManager];
    NoteEditorPresenter *presenter = [[NoteEditorPresenter alloc] initWithInteractor:interactor wireframe:wireframe];
    presenter.view = view;
    interactor.output = presenter;
    wireframe.viewController = view;
    return presenter;
}

@end
