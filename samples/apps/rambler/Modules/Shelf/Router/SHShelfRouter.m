#import "SHBookDetailsModuleInput.h"
#import "SHShelfParts.h"

static NSString *const SHShelfToBookDetailsSegue = @"SHShelfToBookDetailsSegue";

@implementation SHShelfRouter

- (void)openBookDetailsWithIdentifier:(NSString *)identifier {
    [[self.transitionHandler openModuleUsingSegue:SHShelfToBookDetailsSegue]
        thenChainUsingBlock:^id<RamblerViperModuleOutput>(id<SHBookDetailsModuleInput> moduleInput) {
            [moduleInput configureWithBookIdentifier:identifier];
            return nil;
        }];
}

@end
