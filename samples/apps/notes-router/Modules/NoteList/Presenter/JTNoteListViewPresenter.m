#import "JTLoginViewProtocol.h"
#import "JTNoteListParts.h"
#import "JTNoteListRequiredEditorProtocol.h"

@interface JTNoteListViewPresenter () <ZIKViperPresenterPrivate, JTNoteListInteractorEventHandler,
    JTNoteListInteractorDataSource, JTNoteListRequiredEditorDelegate, JTLoginViewDelegate>
@property (nonatomic, strong) ZIKViewRouter *router;
@property (nonatomic, weak) id<ZIKViperView, JTNoteListViewInput> view;
@property (nonatomic, strong) id<ZIKViperInteractor, JTNoteListInteractorInput> interactor;
@end

@implementation JTNoteListViewPresenter

- (void)handleViewReady {
    [self.interactor loadNotes];
}

- (void)didTouchAccount {
    [ZIKRouterToView(JTLoginViewProtocol)
        performPath:ZIKViewRoutePath.presentModallyFrom(self.view.routeSource)
        configuring:^(ZIKViewRouteConfiguration *config) {
            config.prepareDestination = ^(id<JTLoginViewProtocol> destination) {
                destination.message = @"Sign in to sync your notes";
                destination.delegate = self;
            };
        }];
}

- (void)didTouchAdd {
    [ZIKRouterToViewModule(JTNoteListRequiredEditorProtocol)
        performPath:ZIKViewRoutePath.presentModallyFrom(self.view.routeSource)
        configuring:^(ZIKViewRouteConfiguration<JTNoteListRequiredEditorProtocol> *config) {
            config.listDelegate = self;
            [config openNewNote];
        }];
}

- (void)didSelectNoteAtIndex:(NSUInteger)index {
    NSString *identifier = [self.interactor identifierOfNoteAtIndex:index];
    [ZIKRouterToViewModule(JTNoteListRequiredEditorProtocol)
        performPath:ZIKViewRoutePath.pushFrom(self.view.routeSource)
        configuring:^(ZIKViewRouteConfiguration<JTNoteListRequiredEditorProtocol> *config) {
            config.listDelegate = self;
            [config openNote:identifier];
        }];
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

- (void)editorDidSaveNote:(NSString *)identifier {
    [self.interactor loadNotes];
}

- (void)loginDidFinishWithName:(NSString *)name {
    [self.view showAccountName:name];
}

@end
