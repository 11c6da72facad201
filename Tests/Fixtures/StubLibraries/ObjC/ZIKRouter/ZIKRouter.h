#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@protocol ZIKRoutableView
@end

@protocol ZIKViewRoutable
@end

#define ZIKRoutable(RoutableProtocol) @protocol(RoutableProtocol)

#define DeclareRoutableView(RoutableView, ExtensionName) \
    @interface RoutableView (ExtensionName) <ZIKRoutableView> \
    @end \
    @implementation RoutableView (ExtensionName) \
    @end

@interface ZIKViewRouteConfiguration : NSObject
@end

@interface ZIKViewRemoveConfiguration : NSObject
@end

@interface ZIKViewRouter<__covariant Destination : id, __covariant RouteConfig : ZIKViewRouteConfiguration *> : NSObject

@property (nonatomic, readonly, weak, nullable) Destination destination;

- (nullable instancetype)initWithConfiguring:(void (^)(RouteConfig configuration))configuring
                                    removing:(nullable void (^)(ZIKViewRemoveConfiguration *configuration))removing;

@end

NS_ASSUME_NONNULL_END
