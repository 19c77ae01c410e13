/// Turns frames into bytes for the terminal.
protocol FramePainting {
  /// What was shown is lost, or no longer where it was.
  mutating func forget()
  /// The bytes that make the terminal show a frame; none where it does already.
  mutating func bytes(for frame: Frame) -> [UInt8]
}
