#import <ViperMcFlurry/ViperMcFlurry.h>

@protocol SHReviewModuleOutput <RamblerViperModuleOutput>
- (void)didFinishReview;
@end
