#import "CategoryController.h"

NS_ASSUME_NONNULL_BEGIN

@interface CategoryController (Table) <UITableViewDataSource>
- (void)configureTable:(UITableView *)table;
@end

NS_ASSUME_NONNULL_END
