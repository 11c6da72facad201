#import "JTTextWidgetViewRouter.h"
#import "JTTextWidgetParts.h"
#import <ZIKViper/ZIKViewRouter+ZIKViper.h>

DeclareRoutableView(JTTextWidgetView, JTTextWidgetViewRouter)

@implementation JTTextWidgetViewRouter

+ (void)registerRoutableDestination {
    [self registerExclusiveView:[JTTextWidgetView class]];
    [self registerViewProtocol:ZIKRoutable(JTTextWidgetViewProtocol)];
}

+ (ZIKViewRouteTypeMask)supportedRouteTypes {
    return ZIKViewRouteTypeMaskViewDefault;
}

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return [[JTTextWidgetView alloc] initWithFrame:CGRectZero];
}

- (void)prepareDestination:(id)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    JTTextWidgetViewPresenter *presenter = [[JTTextWidgetViewPresenter alloc] init];
    JTTextWidgetInteractor *interactor = [[JTTextWidgetInteractor alloc] init];
    [self assembleViperForView:destination presenter:(id)presenter interactor:(id)interactor];
}

@end
