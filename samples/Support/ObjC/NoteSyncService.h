#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class Note;

extern NSString *const NoteSyncErrorDomain;

typedef NS_ENUM(NSInteger, NoteSyncError) {
    NoteSyncErrorOffline = 1,
    NoteSyncErrorConflict,
    NoteSyncErrorQuota,
    NoteSyncErrorLoggedOut
};

/// Sends notes to the server and asks it for them.
@interface NoteSyncService : NSObject

- (void)uploadNote:(Note *)note
             token:(NSString *)token
        completion:(void (^)(NSInteger version, NSError *_Nullable error))completion;
- (void)fetchTagsWithCompletion:(void (^)(NSArray<NSString *> *_Nullable tags, NSError *_Nullable error))completion;
- (void)cancelAll;

@end

NS_ASSUME_NONNULL_END
