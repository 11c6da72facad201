#import <ViperMcFlurry/ViperMcFlurry.h>

@protocol SHBookDetailsModuleInput <RamblerViperModuleInput>
- (void)configureWithBookIdentifier:(NSString *)identifier;
@end
