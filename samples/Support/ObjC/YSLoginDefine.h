#import <Foundation/Foundation.h>

typedef void (^YSSuccessBlock)(NSDictionary *responseObject);
typedef void (^YSFailureBlock)(NSError *error);

/// 服务器错误码
typedef NS_ENUM(NSInteger, YSLoginErrorCode) {
    YSLoginErrorCodeFormat = 1001,
    YSLoginErrorCodeUnknownUser = 1013,
    YSLoginErrorCodeWrongPassword = 1014,
    YSLoginErrorCodeLocked = 1015,
    YSLoginErrorCodePhoneNotBound = 1037
};

extern NSString *const kYSBaseURL;
extern NSString *const kYSErrorDomain;
extern NSString *const kYSLastAccountKey;
extern NSString *const kYSRememberPasswordKey;
