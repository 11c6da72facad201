#import <ZIKRouter/ZIKRouter.h>

@interface JTTextWidgetViewRouter : ZIKViewRouter
@end
