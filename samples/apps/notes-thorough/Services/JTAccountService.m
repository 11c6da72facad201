#import "JTAccountService.h"

@implementation JTAccountService

+ (instancetype)sharedService {
    static JTAccountService *service;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        service = [[self alloc] init];
    });
    return service;
}

- (void)signInWithName:(NSString *)name password:(NSString *)password completion:(void (^)(BOOL))completion {
    BOOL accepted = name.length > 0 && password.length >= 8;
    dispatch_async(dispatch_get_main_queue(), ^{
        completion(accepted);
    });
}

@end
