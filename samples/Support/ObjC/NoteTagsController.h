#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class NoteTagsController;

@protocol NoteTagsControllerDelegate <NSObject>

- (void)noteTagsController:(NoteTagsController *)controller didChooseTags:(NSArray<NSString *> *)tags;

@end

/// Lets the user choose the tags of a note.
@interface NoteTagsController : UITableViewController

@property (nonatomic, weak, nullable) id<NoteTagsControllerDelegate> tagsDelegate;
@property (nonatomic, copy) NSArray<NSString *> *suggestions;
@property (nonatomic, copy) NSArray<NSString *> *chosenTags;

@end

NS_ASSUME_NONNULL_END
