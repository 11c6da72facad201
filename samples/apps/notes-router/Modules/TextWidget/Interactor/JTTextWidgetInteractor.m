#import "JTTextWidgetParts.h"

@interface JTTextWidgetInteractor () <ZIKViperInteractorPrivate>
@property (nonatomic, weak) id<JTTextWidgetInteractorEventHandler> eventHandler;
@property (nonatomic, weak) id dataSource;
@end

@implementation JTTextWidgetInteractor

- (void)countWordsOfText:(NSString *)text {
    __block NSUInteger count = 0;
    [text enumerateSubstringsInRange:NSMakeRange(0, text.length)
                             options:NSStringEnumerationByWords
                          usingBlock:^(NSString *word, NSRange range, NSRange enclosing, BOOL *stop) {
        count += 1;
    }];
    [self.eventHandler didCountWords:count];
}

- (NSString *)signatureOfName:(NSString *)name {
    return [@"\n-- " stringByAppendingString:name];
}

@end
