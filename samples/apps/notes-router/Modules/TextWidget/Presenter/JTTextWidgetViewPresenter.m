#import "JTLoginViewProtocol.h"
#import "JTTextWidgetParts.h"

@interface JTTextWidgetViewPresenter () <ZIKViperPresenterPrivate, JTTextWidgetInteractorEventHandler,
    JTLoginViewDelegate>
@property (nonatomic, strong) ZIKViewRouter *router;
@property (nonatomic, weak) id<ZIKViperView, JTTextWidgetViewInput> view;
@property (nonatomic, strong) id<ZIKViperInteractor, JTTextWidgetInteractorInput> interactor;
@end

@implementation JTTextWidgetViewPresenter

- (void)didChangeText:(NSString *)text {
    [self.interactor countWordsOfText:text];
}

- (void)didTouchSign {
    [ZIKRouterToView(JTLoginViewProtocol)
        performPath:ZIKViewRoutePath.presentModallyFrom(self.view.routeSource)
        configuring:^(ZIKViewRouteConfiguration *config) {
            config.prepareDestination = ^(id<JTLoginViewProtocol> destination) {
                destination.message = @"Sign in to sign the note";
                destination.delegate = self;
            };
        }];
}

- (NSString *)placeholder {
    return @"Write something";
}

- (void)didCountWords:(NSUInteger)count {
    [self.view showWordCount:count];
}

- (void)loginDidFinishWithName:(NSString *)name {
    [self.view appendText:[self.interactor signatureOfName:name]];
}

@end
