#import "SHShelfParts.h"

@interface SHShelfPresenter ()
@property (nonatomic, copy) NSArray<NSString *> *identifiers;
@end

@implementation SHShelfPresenter

#pragma mark - SHShelfViewOutput

- (void)didTriggerViewReadyEvent {
    [self.interactor updateBooks];
}

- (void)didTapBookAtIndex:(NSUInteger)index {
    [self.router openBookDetailsWithIdentifier:self.identifiers[index]];
}

#pragma mark - SHShelfInteractorOutput

- (void)didUpdateBooks:(NSDictionary<NSString *, NSString *> *)titlesByIdentifier {
    self.identifiers = [titlesByIdentifier keysSortedByValueUsingSelector:@selector(localizedCompare:)];
    [self.view showBookTitles:[titlesByIdentifier objectsForKeys:self.identifiers notFoundMarker:@""]];
}

@end
