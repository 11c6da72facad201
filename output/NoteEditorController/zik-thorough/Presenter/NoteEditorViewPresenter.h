#import <Foundation/Foundation.h>

#import "NoteEditorInteractorDataSource.h"
#import "NoteEditorInteractorEventHandler.h"
#import "NoteEditorInteractorInput.h"
#import "NoteEditorViewDataSource.h"
#import "NoteEditorViewEventHandler.h"
#import "NoteEditorViewInput.h"
#import "NoteEditorWireframeInput.h"

@interface NoteEditorViewPresenter : NSObject <NoteEditorViewEventHandler, NoteEditorViewDataSource, NoteEditorInteractorEventHandler, NoteEditorInteractorDataSource>

@property (nonatomic, weak) id<NoteEditorViewInput> view;
@property (nonatomic, strong) id<NoteEditorInteractorInput> interactor;
@property (nonatomic, strong) id<NoteEditorWireframeInput> wireframe;

@end
