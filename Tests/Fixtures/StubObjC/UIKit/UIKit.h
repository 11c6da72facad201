// Just enough of UIKit for the samples and for what is made of them.

#import <UIKit/UIAlertController.h>
#import <UIKit/UIAppearance.h>
#import <UIKit/UIControl.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UIGestureRecognizer.h>
#import <UIKit/UITableView.h>
#import <UIKit/UITextField.h>
#import <UIKit/UIView.h>
#import <UIKit/UIViewController.h>

// What Interface Builder looks for and the compiler does not know.
#define IBInspectable
#define IB_DESIGNABLE
