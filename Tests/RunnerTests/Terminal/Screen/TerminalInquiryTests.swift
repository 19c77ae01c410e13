import Testing

@testable import runner

@Suite("What is asked of a terminal")
struct TerminalInquiryTests {
  @Test("Who leaves waits for the end of the reply, over a slow line too, and for nothing that was not asked")
  func patience() {
    let inquiry = TerminalInquiry()
    #expect(inquiry.patience == nil)
    #expect(inquiry.begin())
    #expect((inquiry.patience ?? 0) > 500)
    inquiry.take(.kitty(isUnderstood: false))
    #expect(inquiry.patience != nil)
    inquiry.take(.attributes([62, 4]))
    #expect(inquiry.patience == nil)
    #expect(inquiry.abilities.hasSixel)
    #expect(!inquiry.begin())
  }

  @Test("What is asked by has a number that terminals with numbers of 32 bits give back")
  func number() { #expect(Int32(exactly: KittyGraphics.queryNumber) != nil) }
}
