#import <Foundation/Foundation.h>
#import "JTLoginModule.h"

@interface JTAccountService : NSObject <JTLoginAccountService>

+ (instancetype)sharedService;

@end
