#import <Foundation/Foundation.h>

#import "YSLoginDataManagerProtocol.h"

@interface YSLoginDataManager : NSObject <YSLoginDataManagerProtocol>

@end
