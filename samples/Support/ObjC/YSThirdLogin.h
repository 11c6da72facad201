#import <Foundation/Foundation.h>

/// 第三方登录类型
typedef NS_ENUM(NSInteger, YSThirdLoginType) {
    YSThirdLoginTypeWeChat = 0,
    YSThirdLoginTypeTaobao,
    YSThirdLoginTypeJD
};

extern NSString *const YSThirdLoginDidAuthorizeNotification;
extern NSString *const YSThirdLoginTicketKey;

/// 第三方登录处理中心
@interface YSThirdLogin : NSObject

+ (BOOL)isInstalledWithLoginType:(YSThirdLoginType)loginType;
+ (void)authorizeWithLoginType:(YSThirdLoginType)loginType
                       success:(void (^)(NSDictionary *userInfo))success
                       failure:(void (^)(NSError *error))failure;

@end
