import Refactor

extension StyleScreens: StylePart {
    static var keys: [StyleKey<StyleScreens>] {
        [
            StyleKey("outlet", \.outlet, .code, comment: "The view's property, which makes the module.", isShown: true),
            StyleKey(
                "screens", \.makers, .code,
                comment: "In place of {screens}, for each initializer that the controller has."),
            StyleKey(
                "hosts", \.hosts, .code,
                comment: "In place of {hosts}, for each initializer of a controller that code can make."),
        ]
    }
}
