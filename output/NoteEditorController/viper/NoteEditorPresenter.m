#import "NoteEditorPresenter.h"

#import <UIKit/UIKit.h>
#import "Note.h"
#import "NoteDataManager.h"
#import "NoteDefines.h"
#import "NotePreviewController.h"
#import "NoteRevision.h"
#import "NoteSyncService.h"

@interface NoteEditorPresenter ()

@property (nonatomic, strong, readonly) id<NoteEditorInteractorInput> interactor;
@property (nonatomic, strong, readonly) id<NoteEditorRouterInput> router;

@property (nonatomic, strong) NSDateFormatter *dateFormatter;

@end

@implementation NoteEditorPresenter {
    NSUInteger _wordCount;
}

@synthesize wordCount = _wordCount;

- (instancetype)initWithInteractor:(id<NoteEditorInteractorInput>)interactor router:(id<NoteEditorRouterInput>)router {
    self = [super init];
    if (self) {
        _interactor = interactor;
        _router = router;
    }
    return self;
}

#pragma mark - Handle view event

/// What is wrong with the input, in words for the user; nil if it can be saved.
- (nullable NSString *)problemWithTitle:(NSString *)title content:(NSString *)content {
    if (title.length == 0) {
        return NSLocalizedString(@"A note needs a title", nil);
    }
    if (title.length > NoteMaximumTitleLength) {
        return NSLocalizedString(@"The title is too long", nil);
    }
    if ([self.interactor countWordsIn:content] > NoteMaximumWordCount) {
        return NSLocalizedString(@"The note is too long", nil);
    }
    return nil;
}

#pragma mark - Provide view data source

- (NSString *)wordCountText {
    if (_wordCount == 1) {
        return NSLocalizedString(@"1 word", nil);
    }
    return [NSString stringWithFormat:NSLocalizedString(@"%lu words", nil), (unsigned long)_wordCount];
}

- (NSDateFormatter *)dateFormatter {
    if (!_dateFormatter) {
        _dateFormatter = [[NSDateFormatter alloc] init];
        _dateFormatter.dateStyle = NSDateFormatterMediumStyle;
        _dateFormatter.timeStyle = NSDateFormatterShortStyle;
    }
    return _dateFormatter;
}

#pragma mark - Passed on

- (NSArray<NSString *> *)suggestedTags {
    return self.interactor.suggestedTags;
}

- (NoteSyncService *)syncService {
    return self.interactor.syncService;
}

- (NSTimer *)autosaveTimer {
    return self.interactor.autosaveTimer;
}

- (void)setAutosaveTimer:(NSTimer *)autosaveTimer {
    self.interactor.autosaveTimer = autosaveTimer;
}

- (void)pushPreviewWithTitle:(NSString *)title content:(NSString *)content {
    [self.router pushPreviewWithTitle:title content:content];
}

- (void)stopAutosave {
    [self.interactor stopAutosave];
}

- (NSUInteger)countWordsIn:(NSString *)text {
    return [self.interactor countWordsIn:text];
}

- (void)requestSuggestedTags {
    [self.interactor requestSuggestedTags];
}

- (BOOL)storeNote:(Note *)note error:(NSError **)error {
    return [self.interactor storeNote:note error:error];
}

- (void)storeDraftWithTitle:(NSString *)title content:(NSString *)content {
    [self.interactor storeDraftWithTitle:title content:content];
}

- (nullable NSDictionary<NSString *, NSString *> *)storedDraft {
    return [self.interactor storedDraft];
}

@end
