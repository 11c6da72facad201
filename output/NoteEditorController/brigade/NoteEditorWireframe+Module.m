#import "NoteEditorWireframe+Module.h"

#import "NoteEditorInteractor.h"
#import "NoteEditorPresenter.h"
#import "NoteEditorWireframe.h"
#import "NoteEditorController.h"

@implementation NoteEditorWireframe (Module)

+ (id<NoteEditorPresenterProtocol>)initializeModuleForView:(NoteEditorController<NoteEditorViewProtocol> *)view {
    NoteEditorWireframe *wireframe = [[NoteEditorWireframe alloc] init];
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] init];
    NoteEditorPresenter *presenter = [[NoteEditorPresenter alloc] initWithInteractor:interactor wireframe:wireframe];
    presenter.view = view;
    interactor.output = presenter;
    wireframe.viewController = view;
    return presenter;
}

@end
