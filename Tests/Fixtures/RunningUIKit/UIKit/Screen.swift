/// What lies between the events of a driver: queued work, transitions, layout.
@MainActor public enum Screen {
    /// The controller that a driver is about.
    public static var tested: UIViewController.Type?

    static var transitions: [() -> Void] = []
    static var controllers: [() -> UIViewController?] = []
    static var unsettledTables: [() -> UITableView?] = []
    static weak var firstResponder: UIResponder?

    /// One event and everything that follows from it until the app is idle, recorded.
    public static func step(_ name: String, _ event: () throws -> Void) async {
        setvbuf(stdout, nil, _IOLBF, 0)
        print("== " + name)
        do { try event() } catch { Recording.add("thrown \(error)") }
        await settle()
        Recording.flush()
    }

    /// Runs queued blocks, tasks and transitions until nothing is left, then lays tables out.
    private static func settle() async {
        var idleRounds = 0
        while idleRounds < 3 {
            for _ in 0..<50 { await Task.yield() }
            let worked = DispatchedWork.runAll() || runTransitions() || layOutTables()
            idleRounds = worked ? 0 : idleRounds + 1
        }
    }

    private static func runTransitions() -> Bool {
        guard !transitions.isEmpty else { return false }
        transitions.removeFirst()()
        return true
    }

    private static func layOutTables() -> Bool {
        guard !unsettledTables.isEmpty else { return false }
        unsettledTables.removeFirst()()?.layOut()
        return true
    }

    /// The screen comes up, as a window or a navigation controller would bring it up.
    public static func appear(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        if controller.hasLeft { controller.hasLeft = false }
        controller.viewWillAppear(false)
        controller.viewDidLayoutSubviews()
        controller.viewDidAppear(false)
    }

    public static func disappear(_ controller: UIViewController) {
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
    }

    static func change(from old: UIViewController?, to new: UIViewController?) {
        transitions.append {
            if let old, old.isViewLoaded { disappear(old) }
            if let new { appear(new) }
        }
    }
}
