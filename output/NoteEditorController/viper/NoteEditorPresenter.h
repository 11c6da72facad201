#import <Foundation/Foundation.h>

#import "NoteEditorProtocols.h"

@interface NoteEditorPresenter : NSObject <NoteEditorViewOutput, NoteEditorInteractorOutput>

@property (nonatomic, weak) id<NoteEditorViewInput> view;

- (instancetype)initWithInteractor:(id<NoteEditorInteractorInput>)interactor router:(id<NoteEditorRouterInput>)router;

@end
