// Just enough of Foundation for the samples and for what is made of them.

#import <Foundation/CGGeometry.h>
#import <Foundation/Dispatch.h>
#import <Foundation/NSCollections.h>
#import <Foundation/NSDate.h>
#import <Foundation/NSError.h>
#import <Foundation/NSNotification.h>
#import <Foundation/NSObject.h>
#import <Foundation/NSString.h>
#import <Foundation/NSURLSession.h>
#import <Foundation/NSUserDefaults.h>
#import <Foundation/NSValue.h>
