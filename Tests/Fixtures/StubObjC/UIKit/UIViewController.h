// Controllers and the ways between them.

#import <UIKit/UIGestureRecognizer.h>
#import <UIKit/UITableView.h>

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController, UINavigationItem, UIStoryboardSegue;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen,
    UIModalPresentationPageSheet,
    UIModalPresentationFormSheet
};

typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
    UIStatusBarStyleDefault,
    UIStatusBarStyleLightContent
};

@interface UIViewController : UIResponder <NSCoding>

@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nullable, nonatomic, readonly) UIViewController *parentViewController;
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController;
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers;

- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)didReceiveMemoryWarning;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^_Nullable)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^_Nullable)(void))completion;
- (void)addChildViewController:(UIViewController *)child;
- (void)removeFromParentViewController;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent;
- (void)didMoveToParentViewController:(nullable UIViewController *)parent;
- (void)setNeedsStatusBarAppearanceUpdate;

@end

@interface UITableViewController : UIViewController <UITableViewDataSource, UITableViewDelegate>
@property (null_resettable, nonatomic, strong) UITableView *tableView;
@property (nullable, nonatomic, strong) UIRefreshControl *refreshControl;
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

@interface UIStoryboardSegue : NSObject
@property (nullable, nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, readonly, strong) __kindof UIViewController *sourceViewController;
@property (nonatomic, readonly, strong) __kindof UIViewController *destinationViewController;
@end

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
    UIBarButtonItemStylePlain,
    UIBarButtonItemStyleDone = 2
};

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
    UIBarButtonSystemItemDone,
    UIBarButtonSystemItemCancel,
    UIBarButtonSystemItemEdit,
    UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd
};

@interface UIBarButtonItem : NSObject
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item
                                     target:(nullable id)target
                                     action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
@end

@interface UINavigationItem : NSObject
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end

@interface UINavigationBar : UIView
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@end

@interface UINavigationController : UIViewController
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
- (instancetype)initWithRootViewController:(UIViewController *)controller;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)controller
                                                              animated:(BOOL)animated;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@end

@interface UITabBarController : UIViewController
@property (nonatomic) NSUInteger selectedIndex;
@end

NS_ASSUME_NONNULL_END
