#import <Foundation/Foundation.h>

#import "YSLoginViewRouter.h"
#import "YSLoginViewDataSource.h"
#import "YSLoginViewEventHandler.h"
#import "YSLoginViewInput.h"

@class YSLoginViewController;

/// Registers the YSLogin module, makes its view and ties its parts together.
@interface YSLoginViewRouter (Module)

/// Assembles the module of a controller that came about without a router.
+ (id<YSLoginViewEventHandler, YSLoginViewDataSource>)assembleViperForView:(YSLoginViewController<YSLoginViewInput> *)view;

@end
