#import "JTLoginParts.h"

@interface JTLoginInteractor () <ZIKTViperInteractorPrivate>
@property (nonatomic, weak) id<JTLoginInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id dataSource;
@property (nonatomic, strong) id<JTLoginAccountService> accountService;
@end

@implementation JTLoginInteractor

- (instancetype)initWithAccountService:(id<JTLoginAccountService>)accountService {
    self = [super init];
    if (self) {
        _accountService = accountService;
    }
    return self;
}

- (void)signInWithName:(NSString *)name password:(NSString *)password {
    __weak typeof(self) weakSelf = self;
    [self.accountService signInWithName:name password:password completion:^(BOOL accepted) {
        if (accepted) {
            [weakSelf.eventHandler didSignInWithName:name];
        } else {
            [weakSelf.eventHandler didFailToSignIn];
        }
    }];
}

@end
