#import <Foundation/Foundation.h>

#import "YSLoginWireframe.h"
#import "YSLoginPresenterProtocol.h"
#import "YSLoginViewProtocol.h"

@class YSLoginViewController;

/// Builds the YSLogin module and ties its parts together.
@interface YSLoginWireframe (Module)

/// Wires the module of a controller that exists already, for example one out of a storyboard.
+ (id<YSLoginPresenterProtocol>)initializeModuleForView:(YSLoginViewController<YSLoginViewProtocol> *)view;

@end
