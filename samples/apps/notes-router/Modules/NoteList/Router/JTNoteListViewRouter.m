#import "JTNoteListViewRouter.h"
#import "JTNoteListParts.h"
#import <ZIKViper/ZIKViewRouter+ZIKViper.h>

DeclareRoutableView(JTNoteListViewController, JTNoteListViewRouter)

@implementation JTNoteListViewRouter

+ (void)registerRoutableDestination {
    [self registerExclusiveView:[JTNoteListViewController class]];
    [self registerViewProtocol:ZIKRoutable(JTNoteListViewProtocol)];
}

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return [[JTNoteListViewController alloc] initWithStyle:UITableViewStylePlain];
}

- (void)prepareDestination:(id)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    [self assembleViper];
}

- (void)assembleViper {
    JTNoteListViewPresenter *presenter = [[JTNoteListViewPresenter alloc] init];
    JTNoteListInteractor *interactor = [[JTNoteListInteractor alloc] init];
    [self assembleViperForView:self.destination presenter:(id)presenter interactor:(id)interactor];
}

@end
