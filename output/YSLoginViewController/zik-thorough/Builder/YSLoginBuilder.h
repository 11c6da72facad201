#import <Foundation/Foundation.h>

#import "YSLoginViewDataSource.h"
#import "YSLoginViewEventHandler.h"
#import "YSLoginViewInput.h"

@class YSLoginViewController;

/// Builds the YSLogin module and ties its parts together.
@interface YSLoginBuilder : NSObject

/// Wires the module of a controller that exists already, for example one out of a storyboard.
+ (id<YSLoginViewEventHandler, YSLoginViewDataSource>)buildView:(YSLoginViewController<YSLoginViewInput> *)view;

@end
