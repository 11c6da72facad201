#import "NoteEditorBuilder.h"

#import "NoteEditorInteractor.h"
#import "NoteEditorViewPresenter.h"
#import "NoteEditorWireframe.h"
#import "NoteEditorController.h"

@implementation NoteEditorBuilder

+ (id<NoteEditorViewEventHandler, NoteEditorViewDataSource>)buildView:(NoteEditorController<NoteEditorViewInput> *)view {
    NoteEditorWireframe *wireframe = [[NoteEditorWireframe alloc] init];
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] init];
    NoteEditorViewPresenter *presenter = [[NoteEditorViewPresenter alloc] init];
    presenter.view = view;
    presenter.interactor = interactor;
    presenter.wireframe = wireframe;
    interactor.eventHandler = presenter;
    interactor.dataSource = presenter;
    wireframe.view = view;
    return presenter;
}

@end
