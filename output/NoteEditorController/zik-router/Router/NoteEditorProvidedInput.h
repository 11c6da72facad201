#import <Foundation/Foundation.h>
#import <ZIKRouter/ZIKRouter.h>

@protocol NoteEditorDelegate;

/// What others may set before the NoteEditor screen is shown; they find it by this protocol.
@protocol NoteEditorProvidedInput <ZIKViewRoutable>

@property (nonatomic, copy) NSString *suggestedTitle;
@property (nonatomic, weak) id<NoteEditorDelegate> delegate;

@end
