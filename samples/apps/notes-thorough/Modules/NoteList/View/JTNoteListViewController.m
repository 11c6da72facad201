#import "JTNoteListParts.h"

@interface JTNoteListViewController () <ZIKTViperViewPrivate>
@property (nonatomic, strong) id<JTNoteListViewEventHandler> eventHandler;
@property (nonatomic, strong) id<JTNoteListViewDataSource> viewDataSource;
@end

@implementation JTNoteListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                         target:self
                                                                         action:@selector(addTouched)];
    self.navigationItem.rightBarButtonItem = add;
    [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:@"note"];
    [self.eventHandler handleViewReady];
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.eventHandler handleViewDidAppear:animated];
}

- (UIViewController *)routeSource {
    return self;
}

- (void)addTouched {
    [self.eventHandler didTouchAdd];
}

- (void)reloadNotes {
    [self.tableView reloadData];
}

- (void)showAccountName:(NSString *)name {
    self.navigationItem.prompt = name;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self.viewDataSource numberOfRows];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"note" forIndexPath:indexPath];
    cell.textLabel.text = [self.viewDataSource textOfRow:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.eventHandler didSelectNoteAtIndex:indexPath.row];
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.eventHandler didDeleteNoteAtIndex:indexPath.row];
}

@end
