#import "JTEditorViewRouter.h"
#import "JTEditorParts.h"
#import <ZIKViper/ZIKViewRouter+ZIKViper.h>

@interface JTEditorViewConfiguration ()
@property (nonatomic, copy, readwrite) NSString *identifier;
@end

@implementation JTEditorViewConfiguration

- (void)constructForCreatingNote {
    self.identifier = nil;
}

- (void)constructForEditingNoteWithIdentifier:(NSString *)identifier {
    self.identifier = identifier;
}

@end

DeclareRoutableView(JTEditorViewController, JTEditorViewRouter)

@implementation JTEditorViewRouter

+ (void)registerRoutableDestination {
    [self registerExclusiveView:[JTEditorViewController class]];
    [self registerModuleProtocol:ZIKRoutable(JTEditorModuleProtocol)];
}

+ (ZIKViewRouteConfiguration *)defaultRouteConfiguration {
    return [[JTEditorViewConfiguration alloc] init];
}

- (id)destinationWithConfiguration:(JTEditorViewConfiguration *)configuration {
    return [[JTEditorViewController alloc] init];
}

- (void)prepareDestination:(id)destination configuration:(JTEditorViewConfiguration *)configuration {
    JTEditorViewPresenter *presenter = [[JTEditorViewPresenter alloc] init];
    JTEditorInteractor *interactor = [[JTEditorInteractor alloc] initWithIdentifier:configuration.identifier];
    presenter.delegate = configuration.delegate;
    [self assembleViperForView:destination presenter:(id)presenter interactor:(id)interactor];
}

@end
