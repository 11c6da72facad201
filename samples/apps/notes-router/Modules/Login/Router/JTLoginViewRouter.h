#import <ZIKRouter/ZIKRouter.h>

@interface JTLoginViewRouter : ZIKViewRouter
@end
