#import "SHBookDetailsParts.h"
#import "SHCoverModuleInput.h"
#import "SHReviewModuleInput.h"

static NSString *const SHBookDetailsToCoverSegue = @"SHBookDetailsToCoverSegue";
static NSString *const SHBookDetailsToReviewSegue = @"SHBookDetailsToReviewSegue";

@implementation SHBookDetailsRouter

- (void)embedCoverOfBook:(NSString *)identifier {
    [[self.transitionHandler openModuleUsingSegue:SHBookDetailsToCoverSegue]
        thenChainUsingBlock:^id<RamblerViperModuleOutput>(id<SHCoverModuleInput> moduleInput) {
            [moduleInput configureWithBookIdentifier:identifier];
            return nil;
        }];
}

- (void)openReviewOfBook:(NSString *)identifier output:(id<SHReviewModuleOutput>)output {
    [[self.transitionHandler openModuleUsingSegue:SHBookDetailsToReviewSegue]
        thenChainUsingBlock:^id<RamblerViperModuleOutput>(id<SHReviewModuleInput> moduleInput) {
            [moduleInput configureWithBookIdentifier:identifier];
            return output;
        }];
}

@end
