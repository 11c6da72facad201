#import "JTEditorParts.h"

@interface JTEditorViewPresenter () <ZIKViperPresenterPrivate, JTEditorInteractorEventHandler,
    JTEditorInteractorDataSource>
@property (nonatomic, strong) ZIKViewRouter *router;
@property (nonatomic, weak) id<ZIKViperView, JTEditorViewInput> view;
@property (nonatomic, strong) id<ZIKViperInteractor, JTEditorInteractorInput> interactor;
@property (nonatomic, assign) BOOL edited;
@end

@implementation JTEditorViewPresenter

- (void)handleViewReady {
    [self.interactor loadNote];
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
    [self.delegate editorDidSaveNote:self.interactor.currentIdentifier];
    [self.router removeRoute];
}

@end
