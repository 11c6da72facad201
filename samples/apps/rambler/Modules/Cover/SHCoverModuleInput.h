#import <ViperMcFlurry/ViperMcFlurry.h>

@protocol SHCoverModuleInput <RamblerViperModuleInput>
- (void)configureWithBookIdentifier:(NSString *)identifier;
@end
