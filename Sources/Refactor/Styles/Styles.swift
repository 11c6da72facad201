/// All built-in styles, sorted by id.
package let styles: [Style] = [
    .ribs,
    .viper,
]
