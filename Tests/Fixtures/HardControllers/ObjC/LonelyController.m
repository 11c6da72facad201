// 没有头文件的控制器
#import <UIKit/UIKit.h>

static NSUInteger createdCount = 0; // 已创建数量
NSString *const LonelyDidCloseNotification = @"LonelyDidClose";

enum { LonelyLimit = 3 };
typedef enum : NSUInteger { LonelyStateIdle, LonelyStateBusy } LonelyState; /* 状态 */
typedef struct LonelyPoint { CGFloat x; CGFloat y; } LonelyPoint;

static inline LonelyPoint LonelyPointMake(CGFloat x, CGFloat y) { return (LonelyPoint){x, y}; }
static NSString *LonelyTitle(LonelyState state);

// 辅助类
@interface LonelyItem : NSObject { @public NSInteger rank; }
@property (nonatomic, copy) NSString *text;
@end

@implementation LonelyItem
- (NSString *)description { return self.text; }
@end

@class LonelyController;

@protocol LonelyDelegate <NSObject>
@required
- (void)lonely:(LonelyController *)controller didPick:(LonelyItem *)item;
@optional
- (void)lonelyDidClose:(LonelyController *)controller;
@end

// 控制器
@interface LonelyController : UIViewController <UITextFieldDelegate>
{
    LonelyState state;
    LonelyItem *current; // 当前项
}
@property (nonatomic, assign) id<LonelyDelegate> delegate;
- (void)pick:(LonelyItem *)item;
@end

@implementation LonelyController

// 初始化
- (id)init
{
    if ((self = [super init])) {
        createdCount++;
        state = LonelyStateIdle;
    }
    return self;
}

- (void)pick:(LonelyItem *)item // 选择
{
    if (state == LonelyStateBusy || item->rank > LonelyLimit) return;
    current = item;
    [self storeItem:item at:LonelyPointMake(1, 2)];
    [_delegate lonely:self didPick:item];
    self.title = LonelyTitle(state);
}

// 保存
- (void)storeItem:(LonelyItem *)item at:(LonelyPoint)point
{
    state = LonelyStateBusy;
    [[NSUserDefaults standardUserDefaults] setDouble:point.x + point.y forKey:[item description]];
    state = LonelyStateIdle;
}

- (void)close
{
    [[NSNotificationCenter defaultCenter] postNotificationName:LonelyDidCloseNotification object:self];
    if ([self.delegate respondsToSelector:@selector(lonelyDidClose:)]) [self.delegate lonelyDidClose:self];
    [self.navigationController popViewControllerAnimated:YES];
} // 结束

@end

static NSString *LonelyTitle(LonelyState state) {
    return state == LonelyStateIdle ? @"空闲" : @"忙碌";
}
