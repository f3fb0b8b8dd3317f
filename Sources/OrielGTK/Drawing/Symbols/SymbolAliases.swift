extension SymbolPicture {
  /// Other names of symbols that have a drawing. Each line: the drawing, and what else it is called.
  private static let aliasLines = """
    arrow.clockwise arrow.trianglehead.clockwise goforward.plus
    arrow.counterclockwise arrow.trianglehead.counterclockwise arrow.circlepath gobackward.minus
    arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise arrow.triangle.2.circlepath.camera arrow.2.circlepath
    arrow.2.squarepath arrow.trianglehead.2.squarepath
    arrow.triangle.branch arrow.trianglehead.branch
    arrow.triangle.merge arrow.trianglehead.merge arrow.triangle.pull arrow.trianglehead.pull
    arrow.left arrow.backward
    arrow.right arrow.forward
    arrow.left.arrow.right arrow.swap arrow.right.arrow.left
    arrow.up.arrow.down arrow.up.and.down.text.horizontal
    arrow.up.and.down.and.arrow.left.and.right move.3d
    arrow.uturn.left arrow.uturn.backward arrow.uturn.left.square
    arrow.uturn.right arrow.uturn.forward
    arrow.up.right arrow.up.forward
    arrow.up.left arrow.up.backward
    arrow.down.right arrow.down.forward
    arrow.right.to.line arrow.forward.to.line
    arrow.left.to.line arrow.backward.to.line
    arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
    arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    arrowshape.turn.up.left arrowshape.turn.up.backward arrowshape.turn.up.left.2
    arrowshape.turn.up.right arrowshape.turn.up.forward arrowshape.forward
    arrowtriangle.left arrowtriangle.backward
    arrowtriangle.right arrowtriangle.forward
    chevron.left chevron.backward
    chevron.right chevron.forward
    chevron.left.2 chevron.backward.2
    chevron.right.2 chevron.forward.2
    chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
    line.3.horizontal line.horizontal.3
    line.3.horizontal.decrease line.horizontal.3.decrease
    text text.alignleft text.alignleading text.justify.left
    square.on.square square.on.square.dashed
    doc document
    doc.text document.text text.document
    doc.plaintext document.plaintext
    doc.richtext document.richtext
    doc.on.doc document.on.document
    doc.on.clipboard document.on.clipboard
    doc.zipper document.zipper zipper.page
    list.clipboard pencil.and.list.clipboard
    list.bullet.rectangle list.bullet.rectangle.portrait list.dash.header.rectangle
    bubble.left bubble
    book.closed character.book.closed
    gauge gauge.with.needle gauge.medium gauge.high gauge.low gauge.with.dots.needle.50percent gauge.with.dots.needle.bottom.50percent gauge.open.with.lines.needle.33percent
    speedometer gauge.with.dots.needle.67percent barometer
    wand.and.stars wand.and.sparkles
    drop drop.triangle humidity
    camera.filters circle.grid.cross
    chart.line.uptrend.xyaxis chart.line.flattrend.xyaxis
    chart.bar chart.bar.xaxis chart.bar.doc.horizontal
    person.crop.circle person.crop.circle.dashed
    person.2 person.2.wave.2
    person.text.rectangle person.crop.square.filled.and.at.rectangle
    figure.walk figure.hiking
    figure.arms.open figure.mind.and.body figure.strengthtraining.traditional
    person.3 person.3.sequence figure.2.and.child.holdinghands
    location location.viewfinder
    house homekit
    server.rack xserve
    externaldrive externaldrive.connected.to.line.below
    puzzlepiece puzzlepiece.extension
    waveform.path.ecg waveform.path.ecg.rectangle
    dumbbell figure.strengthtraining
    sun.max light.max
    sun.min light.min
    moon moon.haze
    mic microphone
    lock.rotation lock.rotation.open
    laptopcomputer macbook laptopcomputer.and.iphone
    iphone iphone.gen3 smartphone candybarphone
    ipad ipad.landscape
    tv appletv tv.and.mediabox
    display pc display.2
    macwindow macwindow.badge.plus
    hifispeaker hifispeaker.2 homepod
    video video.badge.plus
    clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90 memories
    point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    globe globe.americas globe.europe.africa globe.asia.australia
    antenna.radiowaves.left.and.right wifi.router
    dot.radiowaves.left.and.right badge.plus.radiowaves.right
    key key.horizontal key.radiowaves.forward
    hand.point.up.left hand.point.up hand.point.right cursorarrow
    hand.tap hand.pinch cursorarrow.click cursorarrow.rays
    textformat.size textformat.size.larger
    textformat.abc abc character.textbox
    character textformat.alt a.magnify
    creditcard creditcard.and.123
    checkmark checkmark.rectangle
    suitcase suitcase.rolling
    rectangle.on.rectangle rectangle.on.rectangle.angled play.rectangle.on.rectangle rectangle.stack.badge.person.crop
    rectangle.stack rectangle.stack.person.crop
    square.stack.3d.up square.3.stack.3d square.stack.3d.down.right
    pip pip.enter pip.exit
    exclamationmark exclamationmark.2
    sidebar.leading sidebar.squares.left sidebar.squares.leading
    slider.horizontal.3 slider.horizontal.2.square
    hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled
    paintbrush.pointed pencil.and.outline
    scribble scribble.variable lasso
    pencil pencil.and.scribble pencil.and.ruler
    circle.lefthalf.filled circle.lefthalf.fill circle.lefthalf.striped.horizontal
    shield.lefthalf.filled shield.lefthalf.fill
    circlebadge dot
    battery.100percent battery.100
    battery.75percent battery.75
    battery.50percent battery.50
    battery.25percent battery.25
    battery.0percent battery.0
    battery.100percent.bolt battery.100.bolt
    quote.opening quote
    square.dashed app.dashed
    face.smiling smiley face.smiling.inverse
    character a
    printer faxmachine
    brain brain.head.profile brain.filled.head.profile
    play.rectangle play.tv
    """

  /// The drawing of each other name.
  static let aliases: [Substring: Substring] = {
    var aliases: [Substring: Substring] = [:]
    for line in aliasLines.split(separator: "\n") {
      let names = line.split(separator: " ")
      for name in names.dropFirst() { aliases[name] = names[0] }
    }
    return aliases
  }()
}
