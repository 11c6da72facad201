#import <ZIKRouter/ZIKRouter.h>

@protocol JTNoteListViewProtocol <ZIKViewRoutable>
- (void)reloadNotes;
@end
