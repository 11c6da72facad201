#import "JTAccountManager.h"

@interface JTAccountManager ()
@property (nonatomic, copy, readwrite) NSString *currentName;
@end

@implementation JTAccountManager

+ (instancetype)sharedManager {
    static JTAccountManager *manager;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        manager = [[self alloc] init];
    });
    return manager;
}

- (BOOL)signInWithName:(NSString *)name password:(NSString *)password {
    if (name.length == 0 || password.length < 8) {
        return NO;
    }
    self.currentName = name;
    return YES;
}

@end
