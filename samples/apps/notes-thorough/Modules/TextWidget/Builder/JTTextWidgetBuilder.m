#import "JTTextWidgetParts.h"
#import <ZIKTViper/NSObject+ZIKTViperAssembly.h>

@implementation JTTextWidgetBuilder

+ (void)buildView:(JTTextWidgetView *)view
         delegate:(id<JTTextWidgetDelegate>)delegate
           router:(id<ZIKTViperRouter>)router {
    JTTextWidgetViewPresenter *presenter = [[JTTextWidgetViewPresenter alloc] init];
    JTTextWidgetInteractor *interactor = [[JTTextWidgetInteractor alloc] init];
    JTTextWidgetWireframe *wireframe = [[JTTextWidgetWireframe alloc] init];
    view.widgetDelegate = delegate;
    [self assembleViperForView:(id)view
                     presenter:(id)presenter
                    interactor:(id)interactor
                     wireframe:(id)wireframe
                        router:router];
}

@end
