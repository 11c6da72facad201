#import "JTNoteListModule.h"

@protocol JTNoteListViewInput <ZIKTViperView>
- (void)reloadNotes;
- (void)showAccountName:(NSString *)name;
@end

@protocol JTNoteListViewEventHandler <ZIKTViperViewEventHandler>
- (void)didTouchAdd;
- (void)didSelectNoteAtIndex:(NSUInteger)index;
- (void)didDeleteNoteAtIndex:(NSUInteger)index;
@end

@protocol JTNoteListViewDataSource <NSObject>
- (NSUInteger)numberOfRows;
- (NSString *)textOfRow:(NSUInteger)row;
@end

@protocol JTNoteListInteractorInput <NSObject>
- (NSUInteger)noteCount;
- (NSString *)titleOfNoteAtIndex:(NSUInteger)index;
- (NSString *)identifierOfNoteAtIndex:(NSUInteger)index;
- (void)loadNotes;
- (void)deleteNoteAtIndex:(NSUInteger)index;
@end

@protocol JTNoteListInteractorEventHandler <NSObject>
- (void)didLoadNotes;
@end

@protocol JTNoteListInteractorDataSource <NSObject>
- (NSString *)titleOfUntitledNote;
@end

@protocol JTNoteListWireframeInput <NSObject>
- (void)presentLoginWithMessage:(NSString *)message delegate:(id<JTLoginViewDelegate>)delegate;
- (void)pushEditorForNote:(NSString *)identifier delegate:(id<JTNoteListRequiredEditorDelegate>)delegate;
- (void)presentEditorWithDelegate:(id<JTNoteListRequiredEditorDelegate>)delegate;
@end

@interface JTNoteListViewController : UITableViewController <JTNoteListViewInput>
@end

@interface JTNoteListViewPresenter : NSObject <JTNoteListViewEventHandler, JTNoteListViewDataSource>
@end

@interface JTNoteListInteractor : NSObject <JTNoteListInteractorInput>
- (instancetype)initWithDataService:(id<JTNoteListDataService>)dataService;
@end

@interface JTNoteListWireframe : NSObject <JTNoteListWireframeInput>
@end
