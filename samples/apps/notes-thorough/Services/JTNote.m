#import "JTNote.h"

@implementation JTNote

- (instancetype)initWithIdentifier:(NSString *)identifier title:(NSString *)title text:(NSString *)text {
    self = [super init];
    if (self) {
        _identifier = [identifier copy];
        _title = [title copy];
        _text = [text copy];
    }
    return self;
}

@end
