import Workflow

/// How a person is met, by the flags that `run` and `pick` share and by the environment.
extension TerminalPresenter.Options {
  init(_ arguments: Arguments, in environment: any Environment) {
    let isDumb = environment.isDumb
    let isAccessible = arguments.has(RunFlags.accessible) || environment.setting("ACCESSIBLE") != nil
    if arguments.has(RunFlags.noInput) {
      silence = "`--no-input` is given"
    } else if environment.setting("CI") != nil {
      silence = "`CI` is set"
    }
    symbols = isAccessible ? .none : isDumb || !environment.speaksUTF8 ? .ascii : .emoji
    if !isAccessible && !isDumb {
      let density = arguments[RunFlags.density].flatMap(ListDensity.init(rawValue:))
      let depth = ColorDepth(of: environment, wanted: arguments[RunFlags.color])
      let wish = arguments[RunFlags.images].flatMap(ImageWish.init(rawValue:)) ?? .auto
      screen = ScreenStyle(
        depth: depth, symbols: symbols, density: density,
        pictures: PictureRules(wish, depth, symbols, in: environment))
    }
    isAnimated = !isDumb && !isAccessible && environment.speaksUTF8
    if arguments.has(RunFlags.speak) {
      let locale = arguments[RunFlags.locale] ?? environment.locale
      speaker = Voice(in: environment, locale: locale).map { Speaker($0, programs: SystemPrograms()) }
    }
    isQuiet = arguments.has(RunFlags.quiet)
    tellsDetails = arguments.has(RunFlags.verbose)
  }
}
