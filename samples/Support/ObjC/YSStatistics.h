#import <Foundation/Foundation.h>

/// 埋点
void YSStatisticsEvent(NSString *name, NSDictionary *parameters);
