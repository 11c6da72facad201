#import <ViperMcFlurry/ViperMcFlurry.h>

@protocol SHReviewModuleInput <RamblerViperModuleInput>
- (void)configureWithBookIdentifier:(NSString *)identifier;
@end
