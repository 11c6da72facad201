#import <Foundation/Foundation.h>

/// 钥匙串
@interface YSKeychain : NSObject

+ (NSString *)passwordForAccount:(NSString *)account;
+ (BOOL)setPassword:(NSString *)password forAccount:(NSString *)account;
+ (void)deletePasswordForAccount:(NSString *)account;

@end
