import Testing

@testable import Refactor

/// Which values of Objective-C may come through a weak reference.
struct WeakValueTests {
    @Test(arguments: [
        ("NSString *", true), ("nullable NSArray<NSString *> *", true), ("id<Listing>", true), ("Class", true),
        ("__kindof UIView *", true), ("void (^)(BOOL)", false), ("NSInteger", false), ("char *", false),
        ("const CGFloat *", false), ("NSError **", false), ("dispatch_queue_t", false), ("CGRect", false),
    ])
    func onlyObjectsTakeMessagesWhenNil(type: String, takes: Bool) {
        #expect(takesMessagesWhenNil(type) == takes)
    }
}
