#import <Foundation/Foundation.h>

#import "YSLoginModuleInterface.h"
#import "YSLoginViewInterface.h"

@class YSLoginViewController;

/// Builds the YSLogin module and ties its parts together.
@interface YSLoginModule : NSObject

/// Wires the module of a controller that exists already, for example one out of a storyboard.
+ (id<YSLoginModuleInterface>)moduleInterfaceForView:(YSLoginViewController<YSLoginViewInterface> *)view;

@end
