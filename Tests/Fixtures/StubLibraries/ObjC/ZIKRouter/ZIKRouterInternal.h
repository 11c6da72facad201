#import <ZIKRouter/ZIKRouter.h>

NS_ASSUME_NONNULL_BEGIN

/// What routers override and use of their base class.
@interface ZIKViewRouter<Destination, RouteConfig> (Internal)

+ (void)registerRoutableDestination;
+ (void)registerExclusiveView:(Class)viewClass;
+ (void)registerViewProtocol:(Protocol *)viewProtocol;

- (nullable Destination)destinationWithConfiguration:(RouteConfig)configuration;
- (void)prepareDestination:(Destination)destination configuration:(RouteConfig)configuration;
- (void)attachDestination:(nullable Destination)destination;

@end

NS_ASSUME_NONNULL_END
