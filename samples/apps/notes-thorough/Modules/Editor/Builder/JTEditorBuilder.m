#import "JTEditorParts.h"
#import <ZIKTViper/NSObject+ZIKTViperAssembly.h>

@implementation JTEditorBuilder

+ (UIViewController<JTEditorInput> *)viewControllerWithDelegate:(id<JTEditorDelegate>)delegate
                                                    dataService:(id<JTEditorDataService>)dataService
                                                         router:(id<JTEditorRouter>)router {
    JTEditorViewController *view = [[JTEditorViewController alloc] init];
    JTEditorViewPresenter *presenter = [[JTEditorViewPresenter alloc] init];
    JTEditorInteractor *interactor = [[JTEditorInteractor alloc] initWithDataService:dataService];
    JTEditorWireframe *wireframe = [[JTEditorWireframe alloc] init];
    presenter.delegate = delegate;
    [self assembleViperForView:(id)view
                     presenter:(id)presenter
                    interactor:(id)interactor
                     wireframe:(id)wireframe
                        router:(id)router];
    return view;
}

@end
