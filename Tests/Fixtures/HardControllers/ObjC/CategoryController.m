#import "CategoryController.h"
#import "CategoryController+Table.h"

@interface CategoryController ()
@property (nonatomic, strong) UITableView *table;
@end

@interface CategoryController (Private)
- (void)trackSelectionOfRow:(NSInteger)row;
@end

@implementation CategoryController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.table = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
    [self configureTable:self.table];
    [self.view addSubview:self.table];
}

- (void)select:(NSInteger)row {
    if (row < (NSInteger)self.rowCount) {
        [self trackSelectionOfRow:row];
    }
}

@end

@implementation CategoryController (Counting)

- (NSUInteger)rowCount {
    return self.rows.count;
}

- (NSString *)longestRow {
    NSString *longest = nil;
    for (NSString *row in self.rows) {
        if (row.length > longest.length) longest = row;
    }
    return longest;
}

@end

@implementation CategoryController (Private)

- (void)trackSelectionOfRow:(NSInteger)row {
    NSNumber *number = @(row);
    [[NSUserDefaults standardUserDefaults] setObject:number forKey:@"row"];
}

@end
