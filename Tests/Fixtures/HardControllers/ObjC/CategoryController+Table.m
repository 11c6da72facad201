#import "CategoryController+Table.h"

@implementation CategoryController (Table)

- (void)configureTable:(UITableView *)table {
    table.dataSource = self;
    table.rowHeight = 44;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return (NSInteger)self.rowCount;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
    cell.textLabel.text = self.rows[(NSUInteger)indexPath.row];
    return cell;
}

@end
