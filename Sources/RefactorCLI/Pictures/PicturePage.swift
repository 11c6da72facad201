/// What a picture says about itself: its headline, and where clicks lead.
struct PicturePage {
    var title: String
    var links = PictureLinks()
}
