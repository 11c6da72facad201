#import <Foundation/Foundation.h>

@class YSUser;

/// 当前登录的用户
@interface YSUserCenter : NSObject

@property (nonatomic, strong) YSUser *currentUser;
@property (nonatomic, assign, getter=isKickedOut) BOOL kickedOut;

+ (instancetype)sharedCenter;

@end
