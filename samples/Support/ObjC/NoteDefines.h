#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// What a note may hold.
static const NSUInteger NoteMaximumTitleLength = 80;
static const NSUInteger NoteMaximumWordCount = 5000;

extern NSString *const NoteDraftKey;

NS_ASSUME_NONNULL_END
