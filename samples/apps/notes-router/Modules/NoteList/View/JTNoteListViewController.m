#import "JTNoteListParts.h"

@interface JTNoteListViewController () <ZIKViperViewPrivate>
@property (nonatomic, strong) id<JTNoteListViewEventHandler> eventHandler;
@property (nonatomic, strong) id<JTNoteListViewDataSource> viewDataSource;
@end

@implementation JTNoteListViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIBarButtonItem *add = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                         target:self
                                                                         action:@selector(addTouched)];
    UIBarButtonItem *account = [[UIBarButtonItem alloc] initWithTitle:@"Account"
                                                                style:UIBarButtonItemStylePlain
                                                               target:self
                                                               action:@selector(accountTouched)];
    self.navigationItem.rightBarButtonItem = add;
    self.navigationItem.leftBarButtonItem = account;
    [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:@"note"];
    [self.eventHandler handleViewReady];
}

- (UIViewController *)routeSource {
    return self;
}

- (void)addTouched {
    [self.eventHandler didTouchAdd];
}

- (void)accountTouched {
    [self.eventHandler didTouchAccount];
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

@end
