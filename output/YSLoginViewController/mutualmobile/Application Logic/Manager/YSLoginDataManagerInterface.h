#import <Foundation/Foundation.h>

@class YSUser;

/// What `YSLoginInteractor` asks of `YSLoginDataManager`.
@protocol YSLoginDataManagerInterface <NSObject>

- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password;

@end
