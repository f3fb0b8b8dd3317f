/// The names of symbols that apps use, the most frequent first.
enum CommonSymbols {
  static let names = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { String($0) }

  private static let text = """
    checkmark.circle.fill xmark chevron.right checkmark.circle trash plus exclamationmark.triangle.fill
    magnifyingglass xmark.circle.fill checkmark chevron.down ellipsis gearshape square.and.arrow.up play.fill
    arrow.clockwise globe clock ellipsis.circle folder info.circle star.fill arrow.down.circle pencil
    line.3.horizontal.decrease.circle doc.on.doc list.bullet eye gear calendar eye.slash arrow.up.right circle
    circle.fill xmark.circle plus.circle.fill pin arrow.down textformat exclamationmark.triangle slider.horizontal.3
    plus.circle link lock chevron.up star bookmark.fill arrow.up speaker.slash.fill exclamationmark.circle.fill
    bell.fill safari heart.fill speaker.wave.2.fill arrow.triangle.2.circlepath speaker.slash lock.fill gearshape.2
    line.3.horizontal.decrease minus.circle.fill arrow.up.arrow.down exclamationmark.circle tag chevron.down.circle
    doc person.fill server.rack checkmark.seal.fill arrow.2.squarepath arrow.right.circle.fill film
    person.badge.minus bookmark captions.bubble minus text.badge.plus hand.raised bubble.left.and.bubble.right
    photo.on.rectangle.angled person.badge.plus antenna.radiowaves.left.and.right pin.fill bell.badge person.circle
    sidebar.leading exclamationmark.octagon.fill icloud sun.max.fill doc.on.clipboard person.3
    line.horizontal.3.decrease.circle internaldrive exclamationmark.bubble pencil.line person.circle.fill
    puzzlepiece.extension wifi bolt.fill lightbulb checkmark.shield paintpalette hand.draw
    person.crop.circle.badge.exclamationmark arrowshape.turn.up.left.fill camera text.bubble quote.opening
    chevron.left folder.badge.plus play text.append questionmark.circle video pause.fill eye.fill pencil.circle
    rectangle.3.group clock.arrow.circlepath doc.text network.slash rectangle.stack.fill heart network doc.plaintext
    arrow.right arrow.left arrow.forward face.smiling paperplane.fill questionmark envelope text.alignleft
    chevron.backward square.grid.3x3 bell.slash moon.fill testtube.2 person.crop.circle clock.fill
    rectangle.compress.vertical rectangle.expand.vertical text.magnifyingglass list.bullet.rectangle
    person.badge.key at forward.fill externaldrive.connected.to.line.below person.2.badge.gearshape hand.thumbsup
    backward.fill arrow.counterclockwise person.2 music.note bell quote.bubble photo dice stop.fill play.rectangle
    play.circle music.note.list key.fill box.truck sparkles chart.bar number chevron.compact.right
    largecircle.fill.circle gauge.with.needle arrow.down.circle.fill cpu plus.rectangle.on.folder hand.tap
    bubble.left.and.text.bubble.right dot.radiowaves.right square.and.pencil person.crop.circle.badge.xmark
    arrowshape.turn.up.left paperplane lock.rotation play.square.stack hand.thumbsdown speaker.wave.2
    heart.text.square folder.fill paintbrush star.circle shippingbox exclamationmark.octagon
    square.and.arrow.up.fill arrow.uturn.left network.badge.shield.half.filled badge.plus.radiowaves.right
    wand.and.stars cube checkmark.seal tray.full speaker poweroutlet.type.b.fill person.fill.badge.plus
    chart.bar.fill document.on.document.fill folder.badge.gearshape person.crop.circle.fill square.split.2x1
    person.fill.xmark bolt bubble.left.and.exclamationmark.bubble.right lock.open speaker.wave.3.fill waveform
    play.square.stack.fill arrow.trianglehead.clockwise ant.circle pause.circle.fill play.circle.fill wave.3.right
    hammer person.2.slash line.3.horizontal.decrease.circle.fill slider.horizontal.below.rectangle
    rectangle.bottomthird.inset.filled square.and.arrow.down rectangle.on.rectangle.angled questionmark.circle.fill
    video.slash star.circle.fill trophy building.2 list.bullet.below.rectangle list.clipboard list.bullet.clipboard
    plus.square.on.square xmark.bin arrow.up.circle macbook.and.iphone heart.circle square.fill.on.square.fill
    line.horizontal.3.decrease.circle.fill highlighter record.circle square.stack app.dashed
    bell.and.waves.left.and.right poweroutlet.type.b bubble.right waveform.path rectangle.stack hifispeaker keyboard
    list.bullet.rectangle.portrait xmark.seal.fill pin.slash person.crop.circle.badge.moon
    person.crop.circle.badge.xmark.fill square.grid.2x2 photo.badge.plus
    laptopcomputer.trianglebadge.exclamationmark sidebar.right archivebox message tray.fill quote.bubble.fill
    exclamationmark.bubble.fill suitcase party.popper book.closed text.badge.checkmark text.badge.minus
    text.badge.star pencil.and.scribble arrowshape.turn.up.left.circle.fill arrow.uturn.right faxmachine
    chevron.up.circle pencil.and.list.clipboard pencil.slash selection.pin.in.out questionmark.app.dashed
    folder.fill.badge.gearshape sidebar.trailing circlebadge.fill multiply arrow.left.arrow.right folder.badge.minus
    exclamationmark.magnifyingglass xmark.octagon.fill plusminus.circle externaldrive.fill bell.badge.fill bold
    italic square.bottomthird.inset.filled memories pause terminal arrowtriangle.up.square
    square.leadingthird.inset.filled square.trailingthird.inset.filled document.on.document
    externaldrive.badge.exclamationmark list.bullet.rectangle.fill play.rectangle.fill tag.fill text.page
    bookmark.slash pause.circle minus.circle tray house.fill captions.bubble.fill
    arrow.trianglehead.counterclockwise pip.enter film.stack dot.radiowaves.left.and.right arrow.clockwise.circle
    wifi.slash arrow.up.left speaker.wave.2.bubble gobackward.minus goforward.plus shuffle
    arrow.trianglehead.2.clockwise hourglass arrow.trianglehead.merge doc.text.magnifyingglass rectangle.dashed
    arrow.up.left.and.arrow.down.right icloud.slash rectangle.portrait.and.arrow.forward wifi.exclamationmark
    textformat.size rectangle.topthird.inset.filled capsule pip hand.pinch forward hammer.fill
    magnifyingglass.circle arrow.up.circle.fill play.rectangle.on.rectangle arrow.uturn.backward
    line.horizontal.3.decrease gobackward arrow.swap wrench person.badge.key.fill chart.line.uptrend.xyaxis
    fork.knife chevron.forward square cloud.sun moon.circle.fill sun.max.circle.fill plus.bubble
    chevron.down.circle.fill chevron.left.circle chevron.right.circle
    clock.arrow.trianglehead.counterclockwise.rotate.90 questionmark.diamond.fill return heart.circle.fill
    arrow.counterclockwise.circle.fill iphone macwindow applewatch appletv visionpro eyeglasses link.circle.fill
    arrow.triangle.2.circlepath.circle icloud.and.arrow.down key.radiowaves.forward arrow.down.app cpu.fill
    square.3.layers.3d app.fill lightbulb.fill chevron.up.circle.fill photo.circle.fill shield smiley flask.fill
    qrcode.viewfinder person.fill.checkmark person.fill.and.arrow.left.and.arrow.right flask wand.and.sparkles
    bolt.trianglebadge.exclamationmark.fill sparkle.magnifyingglass square.on.square.dashed stop.circle
    shippingbox.and.arrow.backward arrowshape.turn.up.right bookmark.circle heart.slash star.slash bell.slash.fill
    person.2.fill person.3.fill person.crop.circle.badge.plus person.crop.circle.badge.checkmark
    person.crop.circle.badge.questionmark person.crop.square cart cart.fill cart.badge.plus bag bag.fill basket
    creditcard creditcard.fill gift gift.fill dollarsign.circle dollarsign.circle.fill eurosign.circle percent
    chart.pie chart.pie.fill chart.xyaxis.line gauge speedometer timer stopwatch hourglass.circle alarm alarm.fill
    calendar.badge.plus calendar.badge.clock calendar.circle map map.fill mappin mappin.circle mappin.circle.fill
    mappin.and.ellipse location location.fill location.circle location.north.fill car car.fill bus tram bicycle
    airplane ferry fuelpump fuelpump.fill figure.walk figure.run bed.double bed.double.fill cup.and.saucer
    cup.and.saucer.fill birthday.cake leaf leaf.fill tree flame flame.fill drop drop.fill snowflake sun.max sun.min
    moon moon.stars moon.stars.fill cloud cloud.fill cloud.rain cloud.rain.fill cloud.bolt cloud.snow cloud.sun.fill
    wind umbrella umbrella.fill thermometer sunrise sunset bolt.circle bolt.slash pawprint pawprint.fill hare
    tortoise ladybug ladybug.fill ant heart.text.square.fill cross cross.case cross.case.fill pills stethoscope
    bandage waveform.path.ecg brain brain.head.profile trophy.fill medal medal.fill crown crown.fill flag flag.fill
    flag.checkered ticket ticket.fill graduationcap graduationcap.fill book book.fill books.vertical
    books.vertical.fill magazine newspaper newspaper.fill text.book.closed briefcase briefcase.fill building
    building.columns house house.circle lamp.desk sofa theatermasks gamecontroller gamecontroller.fill puzzlepiece
    puzzlepiece.fill dice.fill soccerball basketball sportscourt dumbbell dumbbell.fill tshirt mic mic.fill
    mic.slash mic.slash.fill headphones music.mic video.fill video.slash.fill camera.fill camera.viewfinder
    photo.fill photo.stack film.fill play.tv tv tv.fill display desktopcomputer laptopcomputer ipad keyboard.fill
    computermouse printer printer.fill scanner memorychip opticaldisc sdcard externaldrive internaldrive.fill
    cable.connector powerplug battery.100 battery.25 wifi.circle personalhotspot globe.americas
    globe.europe.africa.fill link.badge.plus paperclip scissors pencil.tip paintbrush.fill paintbrush.pointed
    paintbrush.pointed.fill eyedropper crop ruler hammer.circle wrench.fill wrench.and.screwdriver
    wrench.and.screwdriver.fill screwdriver gear.circle gearshape.fill gearshape.2.fill switch.2 slider.vertical.3
    qrcode barcode barcode.viewfinder viewfinder scope target command option shift control power delete.left
    delete.left.fill curlybraces chevron.left.forwardslash.chevron.right function sum infinity x.squareroot equal
    plusminus divide textformat.abc character underline strikethrough text.aligncenter text.alignright text.justify
    text.quote list.dash list.number list.star list.triangle checklist line.3.horizontal line.3.horizontal.circle
    tablecells tablecells.fill square.grid.2x2.fill square.grid.3x3.fill circle.grid.3x3 circle.grid.3x3.fill
    rectangle.grid.2x2 rectangle.grid.1x2 rectangle.split.3x1 rectangle.split.2x1 sidebar.left square.stack.3d.up
    square.stack.3d.up.fill rectangle.on.rectangle square.on.square macwindow.on.rectangle pip.exit
    arrow.left.and.right arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down.circle
    arrow.down.to.line arrow.up.to.line arrow.right.to.line arrow.left.circle arrow.right.circle
    arrow.down.right.and.arrow.up.left arrow.uturn.forward arrow.turn.up.right arrow.triangle.branch
    arrow.triangle.merge arrow.down.doc arrow.up.doc tray.and.arrow.down tray.and.arrow.up icloud.fill
    icloud.and.arrow.up square.and.arrow.up.on.square folder.circle doc.fill doc.text.fill doc.badge.plus
    doc.richtext doc.zipper note note.text note.text.badge.plus clipboard archivebox.fill shippingbox.fill
    envelope.fill envelope.open envelope.badge phone phone.fill phone.down.fill bubble.left bubble.left.fill
    bubble.right.fill bubble.left.and.bubble.right.fill message.fill ellipsis.bubble questionmark.bubble star.bubble
    plus.message plus.square plus.square.fill plus.app minus.square checkmark.square checkmark.square.fill
    xmark.square xmark.shield lock.shield lock.shield.fill lock.circle lock.open.fill key hand.raised.fill
    hand.thumbsup.fill hand.thumbsdown.fill hand.wave hand.point.up.left figure.stand faceid touchid
    person.badge.clock person.crop.rectangle person.text.rectangle checkmark.rectangle square.fill square.dashed
    circle.dashed circle.dotted circle.lefthalf.filled circle.righthalf.filled triangle triangle.fill diamond
    diamond.fill hexagon hexagon.fill octagon seal seal.fill rectangle rectangle.fill capsule.fill app oval
    app.badge 1.circle 1.circle.fill 2.circle 3.circle 4.square a.circle sparkle star.leadinghalf.filled
    wand.and.rays lightbulb.slash lifepreserver info info.circle.fill info.bubble exclamationmark
    exclamationmark.shield exclamationmark.shield.fill shield.fill shield.slash checkmark.shield.fill
    shield.lefthalf.filled chevron.up.chevron.down chevron.left.2 chevron.right.2 arrowtriangle.down.fill
    arrowtriangle.up.fill arrowtriangle.right.fill forward.end.fill backward.end.fill gobackward.10 goforward.10
    repeat repeat.1 playpause.fill stop record.circle.fill music.note.house speaker.fill speaker.wave.1
    speaker.wave.3 hifispeaker.fill radio waveform.circle airplayaudio airplayvideo
    antenna.radiowaves.left.and.right.slash dot.circle
    """
}
