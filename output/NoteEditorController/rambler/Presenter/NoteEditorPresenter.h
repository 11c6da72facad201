#import <Foundation/Foundation.h>

#import "NoteEditorInteractorInput.h"
#import "NoteEditorInteractorOutput.h"
#import "NoteEditorRouterInput.h"
#import "NoteEditorViewInput.h"
#import "NoteEditorViewOutput.h"

@interface NoteEditorPresenter : NSObject <NoteEditorViewOutput, NoteEditorInteractorOutput>

@property (nonatomic, weak) id<NoteEditorViewInput> view;
@property (nonatomic, strong) id<NoteEditorInteractorInput> interactor;
@property (nonatomic, strong) id<NoteEditorRouterInput> router;

@end
