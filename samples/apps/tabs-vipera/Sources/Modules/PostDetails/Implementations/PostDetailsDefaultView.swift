import UIKit

class PostDetailsDefaultView: UIViewController {

    var presenter: PostDetailsPresenter?

    private let commentsLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        self.commentsLabel.numberOfLines = 0
        self.commentsLabel.frame = self.view.bounds
        self.view.addSubview(self.commentsLabel)
        self.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .bookmarks, target: self, action: #selector(self.bookmarkTapped)
        )
        self.presenter?.reload()
    }

    @objc private func bookmarkTapped() {
        self.presenter?.toggleBookmark()
    }
}

extension PostDetailsDefaultView: PostDetailsView {

    func setup(title: String, isBookmarked: Bool) {
        self.title = title
        self.navigationItem.rightBarButtonItem?.tintColor = isBookmarked ? .systemOrange : .systemGray
    }

    func display(_ comments: [Comment]) {
        self.commentsLabel.text = comments.map { $0.name + "\n" + $0.body }.joined(separator: "\n\n")
    }
}
