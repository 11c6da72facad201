#import "JTNoteStoreRouter.h"
#import "JTNoteStore.h"

@interface JTNoteStore (JTNoteStoreRouter) <ZIKRoutableService>
@end
@implementation JTNoteStore (JTNoteStoreRouter)
@end

@implementation JTNoteStoreRouter

+ (void)registerRoutableDestination {
    [self registerExclusiveService:[JTNoteStore class]];
    [self registerServiceProtocol:ZIKRoutable(JTNoteStoreInput)];
}

- (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
    return [JTNoteStore sharedStore];
}

@end
