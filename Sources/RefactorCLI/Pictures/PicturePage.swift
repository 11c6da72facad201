/// The page around a picture: its headline, and where clicks lead.
struct PicturePage {
    var title: String
    var links = PictureLinks()
}
