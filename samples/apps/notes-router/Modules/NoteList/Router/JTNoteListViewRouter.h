#import <ZIKRouter/ZIKRouter.h>

@interface JTNoteListViewRouter : ZIKViewRouter
@end
