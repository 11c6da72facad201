#import <Foundation/Foundation.h>

@class Note;

/// What `NoteEditorInteractor` asks of `NoteEditorViewPresenter`.
@protocol NoteEditorInteractorDataSource <NSObject>

@property (nonatomic, strong) Note *note;
@property (nonatomic, readonly) NSArray<NSString *> *tags;
@property (nonatomic, strong) NSString *lastDraft;

- (NSString *)titleForNote;
- (NSString *)contentForNote;

@end
