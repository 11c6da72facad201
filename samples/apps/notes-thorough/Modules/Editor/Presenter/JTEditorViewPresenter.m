#import "JTEditorParts.h"

@interface JTEditorViewPresenter () <ZIKTViperPresenterPrivate, JTEditorInteractorEventHandler,
    JTEditorInteractorDataSource>
@property (nonatomic, weak) id<ZIKTViperView, JTEditorViewInput> view;
@property (nonatomic, strong) id<ZIKTViperInteractor, JTEditorInteractorInput> interactor;
@property (nonatomic, strong) id<ZIKTViperWireframe, JTEditorWireframeInput> wireframe;
@property (nonatomic, assign) BOOL edited;
@end

@implementation JTEditorViewPresenter

- (void)handleViewReady {
    self.edited = NO;
}

- (void)didAskForNoteWithIdentifier:(NSString *)identifier {
    [self.interactor loadNoteWithIdentifier:identifier];
}

- (void)didTouchDone {
    [self.interactor storeNote];
}

- (void)didChangeText {
    self.edited = YES;
}

- (BOOL)canFinishEditing {
    return self.edited && self.view.titleText.length > 0;
}

- (id<ZIKTViperRouter>)router {
    return self.wireframe.router;
}

- (NSString *)currentTitle {
    return self.view.titleText;
}

- (NSString *)currentText {
    return self.view.bodyText;
}

- (void)didLoadNoteWithTitle:(NSString *)title text:(NSString *)text {
    self.view.titleText = title;
    self.view.bodyText = text;
}

- (void)didStoreNote {
    [self.delegate editorDidSaveNoteWithIdentifier:self.interactor.currentIdentifier];
    [self.wireframe quitEditor];
}

@end
