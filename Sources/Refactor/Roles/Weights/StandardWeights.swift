/// The table of weights that the tool decides with.
///
/// Each sign is a sentence that its rule explains. Columns: view, presenter, interactor, router; for nested types
/// also entity and service. `scripts/fit-roles.py` writes the tables anew from measured modules.
enum StandardWeights {
    static let strength = 0.7
    static let mixture = 20.0

    static let starts = """
        method             2    2   -1   -4
        objc-method       -3    0    2    1
        objc-property     -2   -1    0    2
        property           1    1    2   -3
        type               2    0   -1   -2
        """

    static let signs = """
        action                             20    0    0    0
        alert                               1    1   -3    1
        callback/neutral                   -1    3    0   -2
        callback/view                       0    1   -1    0
        child-module/attaches              -4   -4   -4    9
        child-module/state                  0    0    0    8
        completion-parameter                0   -1    1    0
        conformance/screen                  0    1   -1    0
        conformance/service                -3    2    3   -3
        conformance/transition              0    0    0    8
        conformance/view                    5    0   -3   -2
        data-source-value                   1    2   -1   -1
        delegate-parameter                 -1    1   -2    2
        device-use                         -2   -1    3   -1
        documentation/event                 0    2    0    0
        documentation/format                0    2    0    0
        documentation/navigate              0    0    0    2
        documentation/show                  5   -2    0   -1
        documentation/use-case             -1   -1    3    0
        emptiness                           0    3   -1   -1
        event-handling                     -2    2    1   -1
        event-name/plain                    1    3   -2   -2
        event-name/view                     2    1   -1   -1
        event-parameter/index-path          0    3   -1   -1
        event-parameter/outcome             0    3   -1   -2
        format-name                        -1    3   -1   -1
        formatting/among-others            -1    2   -2    0
        formatting/neutral                  1    3   -2   -2
        later-call/notification             0    3   -1   -2
        later-call/timer                    0    0    1    0
        lifetime                           20    0    0    0
        logging                            -2    3    0    0
        model-type/model                    0    2    2   -3
        model-type/plain                    2    4   -1   -5
        name-word/first-add                 1   -1   -2    1
        name-word/first-configure           2    3   -4    0
        name-word/first-create              2    0   -2    2
        name-word/first-fetch              -1   -1    3   -1
        name-word/first-get                -1    4    0   -2
        name-word/first-is                 -2    2   -1    0
        name-word/first-navigate           -2   -1   -1    5
        name-word/first-present             1   -4   -3    6
        name-word/first-save               -3    3    1   -1
        name-word/first-set                 3    1   -1   -3
        name-word/first-setup               4   -3    1   -2
        name-word/first-show                3   -1   -5    3
        name-word/first-start               3   -2   -1    0
        name-word/first-update              3   -1    1   -3
        name-word/last-button               4   -2   -1   -1
        name-word/last-cell                 2   -2   -1    2
        name-word/last-error                1    1    0   -2
        name-word/last-failed              -1    3   -2    0
        name-word/last-item                 0    0    2   -1
        name-word/last-items               -2    0    2   -1
        name-word/last-loading              5    0   -2   -2
        name-word/last-message              2   -2   -1    1
        name-word/last-screen              -2    2   -2    2
        name-word/last-state                2    1   -3    0
        name-word/last-success              1    2   -1    0
        name-word/last-tapped               1    2   -1   -1
        name-word/last-view                 3    0   -3    0
        name-word/property-button           2   -1    0   -1
        name-word/property-label            1   -1    1    0
        name-word/property-view             0   -1   -2    1
        navigation-name/navigates           1   -4   -2    6
        navigation-name/only-word           2   -1   -3    2
        navigation-name/way                 0    0   -3    5
        navigation-name/word               -1   -2   -5    6
        navigation/builds-and-goes         -4   -4   -4   11
        navigation/builds-screen           -1   -1   -4    7
        navigation/goes                     0   -2   -4    6
        nested-type/choice                  2    0    0    0    2    0
        nested-type/constants               2    0    0    0    2    0
        nested-type/look                    8    0    0    0
        nested-type/route                   0    0    0    6
        nested-type/service                 0    0    0    0    0    8
        nested-type/value                   0    0    0    0    8    0
        notification                        1    2   -1   -1
        orchestration                      -4    7   -1   -1
        outlet                             20    0    0    0
        output                             -1    3   -1    0
        override                           20    0    0    0
        presentation-type/closure          -4    6   -5    3
        presentation-type/delegate         -1    4   -1   -2
        presentation-type/handler           2    0    0   -1
        presentation-type/helper           -2    6   -4   -2
        presentation-type/result           -1    3   -1   -1
        presentation-type/route-closure     0    3    0    3
        presentation-type/view-model        4    0   -2   -2
        property-name/presentation          0    3    0    0
        property-name/route                 0   -1   -1    7
        property-name/view                  3    0   -3   -1
        refresh                             1    4    0   -5
        relay                               7   -4   -2    0
        result-type/model                  -3    0    3   -2
        result-type/plain                   2    0    0   -3
        result-type/screen                  1   -3   -3    5
        result-type/view                    6   -1   -3   -1
        result-type/view-model             -1    3   -2   -1
        route-choice                       -1    3    0   -1
        route-type/factory                 -3   -3    4    2
        route-type/route                   -3   -2   -2    7
        route-type/screen                   4   -4   -3    2
        route-type/screen-factory           0    0    0    4
        section-title/interactor            0    0    1    0
        section-title/presenter             0    1    0    0
        section-title/router                0    0    0    1
        section-title/view                  1    0    0    0
        service-answer                     -2    1    2   -2
        service-link/for-view              -1    3    0   -1
        service-link/inside                -3    1    3   -1
        service-type/device                -2    0    3   -1
        service-type/service               -6   -1    9   -4
        service-type/used                  -2   -2    5   -1
        service-use/value                  -3    0    5   -2
        service-use/work                   -5    1    6   -1
        set-up-name/only                    4    0   -2   -2
        set-up-name/plain                   0   -1    0    0
        set-up-name/view                    3   -2   -2    0
        show-name/navigates                 1   -2   -2    3
        show-name/view                      2   -2    1   -1
        source                              5   -1   -1   -3
        state-change                       -3    0    4   -2
        state-getter                       -2   -2    6   -1
        style                               5   -2   -2    0
        use-case-name/backed               -2   -1    4   -2
        use-case-name/word                  0    0    2   -2
        validation-name                    -2    1    3   -2
        view-model-making                  -2    3    1    0
        view-model-parameter/plain          3   -1   -2   -1
        view-model-parameter/view           3   -2    0    0
        view-parameter/screen               0    1   -4    4
        view-parameter/view                 2   -2   -2    2
        view-protocol                      20    0    0    0
        view-type/image                     2    0    0    0
        view-type/look                      7   -3   -2   -2
        view-type/view                     10   -4   -6   -2
        view-use/reads                      6    0   -5   -1
        view-use/refreshes                  7    0   -3   -3
        view-use/refreshes-after-service   -1    2    0    0
        view-use/with-service               5    1   -4   -2
        view-use/works                      6   -1   -8   -2
        """

    /// The user's role down (four groups of four), the used member's role across.
    static let pairs = """
        calls              0   -1   -5   -2    2   -4    7    3   -6    1    7   -7  -10  -11  -10   15
        callsInClosure     0   -1   -2    2    1    0   -1    2    1    1    3   -8   -4   -8    2    5
        namesType          4   -8   -5   -5  -12    9    0   -2   -6    1    3   -1   -5   -2   -1    4
        passes             4  -14  -12  -21    0    4   -1  -22  -22    5    9  -22  -22  -22  -22  -22
        propertyCalls      0    3   -3   -1    0    2   -5   -2    1   -9    6   -2   -2   -1   -1    0
        propertyReads      5   -3  -20   -2   -7   10    0   -4  -10   -8   11   -2   -3   -1   -1    0
        reads              1   -6   -8  -17  -11   12   -1  -19  -21  -11   16  -18  -25   -7   -4   29
        selects            1   -1   -3   -5   -6   -1    0    4   -4    4    5   -1   -6   -1    0    4
        writes             7   -7  -11  -20  -14   12   -7  -13  -25  -12   12  -13  -12   -8  -12   21
        """
}
