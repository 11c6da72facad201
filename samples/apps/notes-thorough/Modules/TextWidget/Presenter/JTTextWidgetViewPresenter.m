#import "JTTextWidgetParts.h"

@interface JTTextWidgetViewPresenter () <ZIKTViperPresenterPrivate, JTTextWidgetInteractorEventHandler,
    JTLoginViewDelegate>
@property (nonatomic, weak) id<ZIKTViperView, JTTextWidgetViewInput> view;
@property (nonatomic, strong) id<ZIKTViperInteractor, JTTextWidgetInteractorInput> interactor;
@property (nonatomic, strong) id<ZIKTViperWireframe, JTTextWidgetWireframeInput> wireframe;
@end

@implementation JTTextWidgetViewPresenter

- (void)didChangeText:(NSString *)text {
    [self.interactor countWordsOfText:text];
}

- (void)didTouchSign {
    [self.wireframe presentLoginWithDelegate:self];
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
