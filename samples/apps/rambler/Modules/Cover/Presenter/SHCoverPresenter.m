#import "SHCoverParts.h"

@interface SHCoverPresenter ()
@property (nonatomic, copy) NSString *identifier;
@end

@implementation SHCoverPresenter

- (void)configureWithBookIdentifier:(NSString *)identifier {
    self.identifier = identifier;
    [self.interactor obtainCoverOfBook:identifier];
}

- (void)didTapCover {
    [self.interactor obtainCoverOfBook:[self.identifier stringByAppendingString:@"-back"]];
}

- (void)didObtainCover:(UIImage *)cover {
    [self.view showCover:cover];
}

@end
