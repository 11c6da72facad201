#import <Foundation/Foundation.h>

#import "YSLoginProtocols.h"

@class YSLoginViewController;

/// Builds the YSLogin module and ties its parts together.
@interface YSLoginBuilder : NSObject

/// Wires the module of a controller that exists already.
+ (id<YSLoginViewOutput>)wireView:(YSLoginViewController<YSLoginViewInput> *)view;

@end
