// Places in texts and lists.

#import <Foundation/NSObjCRuntime.h>

typedef struct _NSRange {
    NSUInteger location;
    NSUInteger length;
} NSRange;

static inline NSRange NSMakeRange(NSUInteger location, NSUInteger length) {
    NSRange range = {location, length};
    return range;
}

static inline NSUInteger NSMaxRange(NSRange range) {
    return range.location + range.length;
}
