import UIKit

class PlantPhotosViewController: UICollectionViewController {

    var plant: Plant? {
        didSet { reload() }
    }

    private var images: [UIImage] = []
    private var compared: Plant?

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        reload()
    }

    private func reload() {
        images = [plant, compared].compactMap { $0 }.flatMap { PlantStore.shared.photos(of: $0) }
        if isViewLoaded {
            collectionView.reloadData()
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return images.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        cell.backgroundView = UIImageView(image: images[indexPath.item])
        return cell
    }

    // MARK: - Compare

    @IBAction func compareTapped(_ sender: Any) {
        guard
            let list = storyboard?.instantiateViewController(withIdentifier: "PlantList") as? PlantListViewController
        else { return }
        list.delegate = self
        present(list, animated: true)
    }
}

extension PlantPhotosViewController: PlantListViewControllerDelegate {

    func plantList(_ controller: PlantListViewController, didPick plant: Plant) {
        compared = plant
        reload()
        controller.dismiss(animated: true)
    }
}
