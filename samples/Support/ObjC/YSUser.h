#import <Foundation/Foundation.h>

/// 用户信息
@interface YSUser : NSObject

@property (nonatomic, copy) NSString *userID;
@property (nonatomic, copy) NSString *nickname;
@property (nonatomic, copy) NSString *token;
@property (nonatomic, copy) NSString *avatarPath;

- (instancetype)initWithDictionary:(NSDictionary *)dictionary;

@end
