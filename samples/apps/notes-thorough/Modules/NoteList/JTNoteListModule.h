#import <UIKit/UIKit.h>
#import <ZIKTViper/ZIKTViper.h>
#import "JTLoginModule.h"

@class JTNote;

@protocol JTNoteListDataService <NSObject>
- (NSArray<JTNote *> *)allNotes;
- (void)removeNote:(JTNote *)note;
@end

@protocol JTNoteListRequiredEditorDelegate <NSObject>
- (void)editorDidChangeNote:(NSString *)identifier;
@end

@protocol JTNoteListRequiredEditor <NSObject>
@property (nonatomic, readonly) UIViewController *viewController;
- (void)openNote:(NSString *)identifier;
@end

@protocol JTNoteListRouter <ZIKTViperRouter>
+ (id<JTNoteListRequiredEditor>)editorWithDelegate:(id<JTNoteListRequiredEditorDelegate>)delegate;
+ (UIViewController *)loginViewWithMessage:(NSString *)message delegate:(id<JTLoginViewDelegate>)delegate;
@end

@interface JTNoteListBuilder : NSObject
+ (UIViewController *)viewControllerWithDataService:(id<JTNoteListDataService>)service
                                             router:(id<JTNoteListRouter>)router;
@end
