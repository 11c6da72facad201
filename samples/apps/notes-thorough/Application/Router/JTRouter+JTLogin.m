#import "JTAccountService.h"
#import "JTRouter.h"

@implementation JTRouter (JTLogin)

+ (UIViewController *)loginViewWithMessage:(NSString *)message delegate:(id<JTLoginViewDelegate>)delegate {
    return [JTLoginBuilder viewControllerWithMessage:message
                                            delegate:delegate
                                      accountService:[JTAccountService sharedService]
                                              router:[self new]];
}

@end
