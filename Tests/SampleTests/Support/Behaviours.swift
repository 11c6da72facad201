extension Behaviour {
    /// The samples that run, with lines about what makes each of them hard to move.
    static let all = [
        Behaviour(
            sample: "BookingViewController", driver: "BookingDriver", length: 500,
            lines: [
                "book 3 for 2: Ada, +3130555, voucher nil?", "timer every 1.0 starts", "release 1",
                "priceLabel text = \"This voucher is too old.\"", "onBooked B8",
                "push BookingConfirmationController(code: \"B7\", points: 120)",
                "BookingViewController is gone",
            ]),
        Behaviour(
            sample: "CartViewController", driver: "CartDriver", length: 350,
            lines: [
                "request POST https://shop.example/api/prices [\"tea\",\"cup\"]", "defaults cart.items = []",
                "push CheckoutController(total: 47.65, couponCode: \"SPRING\")", "badge = nil",
                "CartViewController is gone",
            ]),
        login,
        Behaviour(
            sample: "OrderListController", driver: "OrderListDriver", length: 250,
            lines: [
                "request GET https://mall.example/api/orders?page=2", "notification OrderDidChange",
                "request POST https://mall.example/api/order/cancel order_no=N8&reason=不想要了",
                "UILabel text = \"取消失败 ❌\"", "OrderListController is gone",
            ]),
        Behaviour(
            sample: "ProfileEditorController", driver: "ProfileEditorDriver", length: 170,
            lines: [
                "ProfileEditorController presents alert \"Sorry\" \"Please enter your name.\" [OK (default)]",
                "owner: saved Grace H.", "owner: cancelled", "timer every 30.0 stops",
                "ProfileEditorController isModalInPresentation = true", "ProfileEditorController is gone",
            ]),
        Behaviour(
            sample: "UploadController", path: "Tests/Fixtures/Behaviour/UploadController.swift",
            driver: "UploadDriver", length: 150,
            lines: [
                "track upload.done count=1 name=U2", "track upload.confirmed note=tea",
                "defaults upload.draft = \"green tea\"",
            ], mayGoEarly: true),
        Behaviour(
            sample: "WeatherViewController", driver: "WeatherDriver", length: 400,
            lines: [
                "request GET https://weather.example/forecast?days=7&lat=52.09&lon=5.12", "open app-settings:",
                "row 0.1 \"Thursday\" \"6 °C … 12 °C\" image weather-rain none", "location is requested",
                "timer every 600.0 stops", "WeatherViewController is gone",
            ]),
    ]

    static let login = Behaviour(
        sample: "LoginController", driver: "LoginDriver", length: 600,
        lines: [
            "request https://api.cameracloud.example/v3/user/login is cancelled", "secret of ada = \"T1\"",
            "LoginController presents CaptchaController()", "push PhoneBindingController(ticket: \"code-1\")",
            "errorLabel text = \"Too many tries. Please wait a while.\"", "avatarView image = image PNG",
            "LoginController is gone",
        ])
}
