#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// What a note once was.
@interface NoteRevision : NSObject

@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, copy, readonly) NSString *content;
@property (nonatomic, strong, readonly) NSDate *date;

@end

NS_ASSUME_NONNULL_END
