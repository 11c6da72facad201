#import <Foundation/Foundation.h>

#import "YSLoginDataManagerInterface.h"

@interface YSLoginDataManager : NSObject <YSLoginDataManagerInterface>

@end
