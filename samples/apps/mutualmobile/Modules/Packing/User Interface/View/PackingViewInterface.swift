protocol PackingViewInterface {
    func showItems(_ items: [PackingItem])
    func setFinishEnabled(_ isEnabled: Bool)
}
