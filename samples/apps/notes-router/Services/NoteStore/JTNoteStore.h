#import "JTNoteStoreInput.h"

@interface JTNoteStore : NSObject <JTNoteStoreInput>

+ (instancetype)sharedStore;

@end
