#import <Foundation/Foundation.h>

// The keys of the pages that `NoteEditorWireFrame` shows.
extern NSString *const NoteEditorPagePushPreviewWithTitleContent;

/// A page of the NoteEditor module by its key, and what it is given.
@interface NoteEditorMessageInfo : NSObject

@property (nonatomic, copy, readonly) NSString *messageName;
@property (nonatomic, copy, readonly) NSDictionary<NSString *, id> *params;

- (instancetype)initWithName:(NSString *)name params:(NSDictionary<NSString *, id> *)params;

/// Whether there is a value of the class for each name; what is missing is logged.
- (BOOL)hasValues:(NSDictionary<NSString *, NSString *> *)classNames;

@end
