//
//  YSLoginViewController.h
//  YSCloud
//
//  登录页
//

#import <UIKit/UIKit.h>
#import "YSThirdLogin.h"

@class YSLoginViewController;
@class YSUser;

/// 登录方式
typedef NS_ENUM(NSUInteger, YSLoginMode) {
    YSLoginModePassword = 0, // 账号密码
    YSLoginModeCode          // 短信验证码
};

/// 登录结果回调
@protocol YSLoginViewControllerDelegate <NSObject>

- (void)loginViewController:(YSLoginViewController *)controller didLoginWithUser:(YSUser *)user;

@optional
- (void)loginViewControllerDidCancel:(YSLoginViewController *)controller;

@end

/// 登录页面：账号密码、短信验证码、第三方登录
@interface YSLoginViewController : UIViewController

@property (nonatomic, weak) id<YSLoginViewControllerDelegate> delegate;

/// 进入页面时显示的登录方式
@property (nonatomic, assign) YSLoginMode loginMode;

/// 外部带入的账号，例如注册完成之后
@property (nonatomic, copy) NSString *account;

/**
 登录操作

 @param userInfo 账号信息
 */
- (void)loginInWithInfo:(NSDictionary *)userInfo;

/// 第三方登录操作
- (void)thirdLoginWithLoginType:(YSThirdLoginType)loginType;

@end
