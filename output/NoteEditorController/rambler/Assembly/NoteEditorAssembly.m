#import "NoteEditorAssembly.h"

#import "NoteEditorInteractor.h"
#import "NoteEditorPresenter.h"
#import "NoteEditorRouter.h"
#import "NoteEditorController.h"
#import "NoteEditorViewInput.h"
#import "NoteEditorViewOutput.h"

@implementation NoteEditorAssembly

- (NoteEditorController *)viewNoteEditor {
    return (id)[TyphoonDefinition withClass:[NoteEditorController class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterNoteEditor]];
    }];
}

- (NoteEditorPresenter *)presenterNoteEditor {
    return (id)[TyphoonDefinition withClass:[NoteEditorPresenter class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(view) with:[self viewNoteEditor]];
        [definition injectProperty:@selector(interactor) with:[self interactorNoteEditor]];
        [definition injectProperty:@selector(router) with:[self routerNoteEditor]];
    }];
}

- (NoteEditorInteractor *)interactorNoteEditor {
    return (id)[TyphoonDefinition withClass:[NoteEditorInteractor class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(output) with:[self presenterNoteEditor]];
    }];
}

- (NoteEditorRouter *)routerNoteEditor {
    return (id)[TyphoonDefinition withClass:[NoteEditorRouter class] configuration:^(TyphoonDefinition *definition) {
        [definition injectProperty:@selector(transitionHandler) with:[self viewNoteEditor]];
    }];
}

@end
