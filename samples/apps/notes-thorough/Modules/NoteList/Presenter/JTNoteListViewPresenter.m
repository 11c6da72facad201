#import "JTNoteListParts.h"

@interface JTNoteListViewPresenter () <ZIKTViperPresenterPrivate, JTNoteListInteractorEventHandler,
    JTNoteListInteractorDataSource, JTNoteListRequiredEditorDelegate, JTLoginViewDelegate>
@property (nonatomic, weak) id<ZIKTViperView, JTNoteListViewInput> view;
@property (nonatomic, strong) id<ZIKTViperInteractor, JTNoteListInteractorInput> interactor;
@property (nonatomic, strong) id<ZIKTViperWireframe, JTNoteListWireframeInput> wireframe;
@property (nonatomic, copy) NSString *accountName;
@end

@implementation JTNoteListViewPresenter

- (void)handleViewReady {
    [self.interactor loadNotes];
}

- (void)handleViewDidAppear:(BOOL)animated {
    if (self.accountName == nil) {
        [self.wireframe presentLoginWithMessage:@"Sign in to see your notes" delegate:self];
    }
}

- (void)didTouchAdd {
    [self.wireframe presentEditorWithDelegate:self];
}

- (void)didSelectNoteAtIndex:(NSUInteger)index {
    [self.wireframe pushEditorForNote:[self.interactor identifierOfNoteAtIndex:index] delegate:self];
}

- (void)didDeleteNoteAtIndex:(NSUInteger)index {
    [self.interactor deleteNoteAtIndex:index];
}

- (NSUInteger)numberOfRows {
    return [self.interactor noteCount];
}

- (NSString *)textOfRow:(NSUInteger)row {
    return [self.interactor titleOfNoteAtIndex:row];
}

- (void)didLoadNotes {
    [self.view reloadNotes];
}

- (NSString *)titleOfUntitledNote {
    return @"Untitled";
}

- (void)editorDidChangeNote:(NSString *)identifier {
    [self.interactor loadNotes];
}

- (void)loginDidFinishWithName:(NSString *)name {
    self.accountName = name;
    [self.view showAccountName:name];
}

@end
