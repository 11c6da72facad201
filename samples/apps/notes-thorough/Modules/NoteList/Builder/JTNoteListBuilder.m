#import "JTNoteListParts.h"
#import <ZIKTViper/NSObject+ZIKTViperAssembly.h>

@implementation JTNoteListBuilder

+ (UIViewController *)viewControllerWithDataService:(id<JTNoteListDataService>)service
                                             router:(id<JTNoteListRouter>)router {
    JTNoteListViewController *view = [[JTNoteListViewController alloc] initWithStyle:UITableViewStylePlain];
    JTNoteListViewPresenter *presenter = [[JTNoteListViewPresenter alloc] init];
    JTNoteListInteractor *interactor = [[JTNoteListInteractor alloc] initWithDataService:service];
    JTNoteListWireframe *wireframe = [[JTNoteListWireframe alloc] init];
    [self assembleViperForView:(id)view
                     presenter:(id)presenter
                    interactor:(id)interactor
                     wireframe:(id)wireframe
                        router:(id)router];
    return view;
}

@end
