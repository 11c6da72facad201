#import <UIKit/UIKit.h>
#import <ZIKViper/ZIKViper.h>
#import "JTNoteListViewProtocol.h"

@protocol JTNoteListViewInput <JTNoteListViewProtocol>
- (void)showAccountName:(NSString *)name;
@end

@protocol JTNoteListViewEventHandler <ZIKViperViewEventHandler>
- (void)didTouchAdd;
- (void)didTouchAccount;
- (void)didSelectNoteAtIndex:(NSUInteger)index;
@end

@protocol JTNoteListViewDataSource <NSObject>
- (NSUInteger)numberOfRows;
- (NSString *)textOfRow:(NSUInteger)row;
@end

@protocol JTNoteListInteractorInput <NSObject>
- (void)loadNotes;
- (NSUInteger)noteCount;
- (NSString *)titleOfNoteAtIndex:(NSUInteger)index;
- (NSString *)identifierOfNoteAtIndex:(NSUInteger)index;
@end

@protocol JTNoteListInteractorEventHandler <NSObject>
- (void)didLoadNotes;
@end

@protocol JTNoteListInteractorDataSource <NSObject>
- (NSString *)titleOfUntitledNote;
@end

@interface JTNoteListViewController : UITableViewController <JTNoteListViewInput>
@end

@interface JTNoteListViewPresenter : NSObject <JTNoteListViewEventHandler, JTNoteListViewDataSource>
@end

@interface JTNoteListInteractor : NSObject <JTNoteListInteractorInput>
@end
