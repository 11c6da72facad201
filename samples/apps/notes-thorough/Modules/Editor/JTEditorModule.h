#import <UIKit/UIKit.h>
#import <ZIKTViper/ZIKTViper.h>

@class JTNote;

@protocol JTEditorInput <NSObject>
- (void)editNoteWithIdentifier:(NSString *)identifier;
@end

@protocol JTEditorDelegate <NSObject>
- (void)editorDidSaveNoteWithIdentifier:(NSString *)identifier;
@end

@protocol JTEditorDataService <NSObject>
- (JTNote *)noteWithIdentifier:(NSString *)identifier;
- (void)saveNote:(JTNote *)note;
@end

@protocol JTEditorRouter <ZIKTViperRouter>
+ (void)popViewController:(UIViewController *)source;
@end

@interface JTEditorBuilder : NSObject
+ (UIViewController<JTEditorInput> *)viewControllerWithDelegate:(id<JTEditorDelegate>)delegate
                                                    dataService:(id<JTEditorDataService>)dataService
                                                         router:(id<JTEditorRouter>)router;
@end
