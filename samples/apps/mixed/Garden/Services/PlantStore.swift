import UIKit

@objc final class PlantStore: NSObject {

    @objc static let shared = PlantStore()

    private(set) var plants: [Plant] = []

    private let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("plants.json")

    private override init() {
        super.init()
        guard let data = try? Data(contentsOf: file) else { return }
        plants = (try? JSONDecoder().decode([Plant].self, from: data)) ?? []
    }

    @objc func save() {
        try? JSONEncoder().encode(plants).write(to: file)
    }

    func remove(_ plant: Plant) {
        plants.removeAll { $0 === plant }
        save()
    }

    func photos(of plant: Plant) -> [UIImage] {
        let folder = file.deletingLastPathComponent().appendingPathComponent(plant.name)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { UIImage(contentsOfFile: folder.appendingPathComponent($0).path) }
    }
}
