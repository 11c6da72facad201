#import <Foundation/Foundation.h>

#import "NoteEditorInteractorOutputProtocol.h"
#import "NoteEditorInteractorProtocol.h"
#import "NoteEditorPresenterProtocol.h"
#import "NoteEditorViewProtocol.h"
#import "NoteEditorWireframeProtocol.h"

@interface NoteEditorPresenter : NSObject <NoteEditorPresenterProtocol, NoteEditorInteractorOutputProtocol>

@property (nonatomic, weak) id<NoteEditorViewProtocol> view;

- (instancetype)initWithInteractor:(id<NoteEditorInteractorProtocol>)interactor wireframe:(id<NoteEditorWireframeProtocol>)wireframe;

@end
