/// What rules look at besides the member itself: the whole controller and who refers to whom.
package struct Reading: Sendable {
    package let controller: Controller
    /// Members that refer to each member, by index.
    package let callers: [[Int]]

    package init(controller: Controller) {
        self.controller = controller
        callers = controller.callers()
    }
}
