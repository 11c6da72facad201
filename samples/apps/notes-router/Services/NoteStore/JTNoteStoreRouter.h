#import <ZIKRouter/ZIKRouter.h>

@interface JTNoteStoreRouter : ZIKServiceRouter
@end
