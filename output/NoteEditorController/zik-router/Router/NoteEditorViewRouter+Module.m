#import "NoteEditorViewRouter+Module.h"

#import <ZIKRouter/ZIKRouterInternal.h>
#import "NoteEditorInteractor.h"
#import "NoteEditorProvidedInput.h"
#import "NoteEditorViewPresenter.h"
#import "NoteEditorController.h"

DeclareRoutableView(NoteEditorController, NoteEditorViewRouter)

@interface NoteEditorController (NoteEditorProvidedInput) <NoteEditorProvidedInput>
@end

@implementation NoteEditorController (NoteEditorProvidedInput)
@end

@interface NoteEditorController ()

@property (nonatomic, strong) id<NoteEditorViewEventHandler, NoteEditorViewDataSource> eventHandler;

@end

@implementation NoteEditorViewRouter (Module)

+ (void)registerRoutableDestination {
    [self registerExclusiveView:[NoteEditorController class]];
    [self registerViewProtocol:ZIKRoutable(NoteEditorProvidedInput)];
}

- (void)prepareDestination:(NoteEditorController<NoteEditorViewInput> *)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    destination.eventHandler = [self assembleViperForView:destination];
}

+ (id<NoteEditorViewEventHandler, NoteEditorViewDataSource>)assembleViperForView:(NoteEditorController<NoteEditorViewInput> *)view {
    NoteEditorViewRouter *router = [[NoteEditorViewRouter alloc]
        initWithConfiguring:^(ZIKViewRouteConfiguration *configuration) {} removing:nil];
    [router attachDestination:view];
    return [router assembleViperForView:view];
}

- (id<NoteEditorViewEventHandler, NoteEditorViewDataSource>)assembleViperForView:(NoteEditorController<NoteEditorViewInput> *)view {
    NoteEditorInteractor *interactor = [[NoteEditorInteractor alloc] init];
    NoteEditorViewPresenter *presenter = [[NoteEditorViewPresenter alloc] init];
    presenter.view = view;
    presenter.interactor = interactor;
    presenter.router = self;
    interactor.eventHandler = presenter;
    interactor.dataSource = presenter;
    return presenter;
}

@end
