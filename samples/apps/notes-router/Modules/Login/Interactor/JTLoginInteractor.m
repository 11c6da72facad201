#import "JTAccountManager.h"
#import "JTLoginParts.h"

@interface JTLoginInteractor () <ZIKViperInteractorPrivate>
@property (nonatomic, weak) id<JTLoginInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id dataSource;
@end

@implementation JTLoginInteractor

- (NSString *)rememberedName {
    return [JTAccountManager sharedManager].currentName;
}

- (void)signInWithName:(NSString *)name password:(NSString *)password {
    if ([[JTAccountManager sharedManager] signInWithName:name password:password]) {
        [self.eventHandler didSignInWithName:name];
    } else {
        [self.eventHandler didFailToSignIn];
    }
}

@end
