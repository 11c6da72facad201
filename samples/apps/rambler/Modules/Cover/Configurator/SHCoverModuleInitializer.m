#import "SHCoverParts.h"

@interface SHCoverModuleInitializer : NSObject
@property (nonatomic, weak) IBOutlet SHCoverViewController *coverViewController;
@end

@implementation SHCoverModuleInitializer

- (void)awakeFromNib {
    [super awakeFromNib];
    SHCoverModuleConfigurator *configurator = [[SHCoverModuleConfigurator alloc] init];
    [configurator configureModuleForView:self.coverViewController];
}

@end
