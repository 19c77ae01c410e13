extension SymbolTable {
  /// Clocks, alarms and waiting.
  static let time: [Symbol] = [
    Symbol("alarm", "⏰", "alm"),
    Symbol("clock", "🕒", "(L)"),
    Symbol("clock.arrow.circlepath", "🔄", "(L>"),
    Symbol("clock.badge.checkmark", "⏰", "Lv"),
    Symbol("clock.badge.exclamationmark", "⏰", "L!"),
    Symbol("deskclock", "🕰️", "dck"),
    Symbol("hourglass", "⌛", "X"),
    Symbol("hourglass.bottomhalf.filled", "⏳", "X."),
    Symbol("sleep", "💤", "zz"),
    Symbol("stopwatch", "⏱️", "stw"),
    Symbol("timer", "⏲️", "tmr"),
  ]
}
