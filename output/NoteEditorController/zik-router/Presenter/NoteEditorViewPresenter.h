#import <Foundation/Foundation.h>

#import "NoteEditorInteractorDataSource.h"
#import "NoteEditorInteractorEventHandler.h"
#import "NoteEditorInteractorInput.h"
#import "NoteEditorViewDataSource.h"
#import "NoteEditorViewEventHandler.h"
#import "NoteEditorViewInput.h"

@class NoteEditorViewRouter;

@interface NoteEditorViewPresenter : NSObject <NoteEditorViewEventHandler, NoteEditorViewDataSource, NoteEditorInteractorEventHandler, NoteEditorInteractorDataSource>

@property (nonatomic, weak) id<NoteEditorViewInput> view;
@property (nonatomic, strong) id<NoteEditorInteractorInput> interactor;
@property (nonatomic, strong) NoteEditorViewRouter *router;

@end
