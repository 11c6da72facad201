#import <Foundation/Foundation.h>

@interface JTAccountManager : NSObject

@property (nonatomic, copy, readonly) NSString *currentName;

+ (instancetype)sharedManager;

- (BOOL)signInWithName:(NSString *)name password:(NSString *)password;

@end
