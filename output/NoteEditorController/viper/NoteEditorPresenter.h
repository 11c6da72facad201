#import <Foundation/Foundation.h>

#import "NoteEditorProtocols.h"

@interface NoteEditorPresenter : NSObject <NoteEditorViewOutput>

- (instancetype)initWithInteractor:(id<NoteEditorInteractorInput>)interactor router:(id<NoteEditorRouterInput>)router;

@end
