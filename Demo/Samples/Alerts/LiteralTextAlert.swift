import Oriel

/// Text that must not be interpreted as markup or as a format.
struct LiteralTextAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert(Text(verbatim: "100 % of <b>this</b> & that"), isPresented: $run.isPresented) {
        Choice("_Keep & <go> 50%", of: run)
      } message: {
        Text(verbatim: "%@ %d %s &amp; </span> \\n __init__.py")
      }
  }
}
