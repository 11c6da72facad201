#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

extern NSString *const AccountDidChangeNotification;

/// Who is logged in.
@interface AccountService : NSObject

@property (class, nonatomic, readonly) AccountService *sharedService;
@property (nonatomic, readonly, getter=isLoggedIn) BOOL loggedIn;
@property (nonatomic, copy, readonly, nullable) NSString *userID;
@property (nonatomic, copy, readonly, nullable) NSString *token;

- (void)forgetToken;

@end

NS_ASSUME_NONNULL_END
