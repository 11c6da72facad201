protocol PackingModuleInterface {
    func updateView()
    func toggleItem(at index: Int)
    func finishPacking()
}
