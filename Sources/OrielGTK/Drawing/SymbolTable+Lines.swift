// Longer than 300 lines: one table.
extension SymbolTable {
  // Each line: an icon, and the symbols that it represents. It is a picture of those with an equals sign; to the others it only
  // comes close, and Oriel's own drawings precede it.
  static let lines = """
    list-add =plus plus.app
    list-remove =minus
    window-close =xmark multiply
    process-stop xmark.circle xmark.octagon nosign stop.circle
    object-select =checkmark checkmark.circle checkmark.square
    checkbox-checked checkmark.rectangle
    checkbox square
    radio circle
    radio-checked largecircle.fill.circle smallcircle.filled.circle
    edit-delete trash.slash delete.left delete.right
    user-trash =trash
    document-edit =pencil square.and.pencil pencil.line highlighter pencil.tip
    edit-copy =doc.on.doc document.on.document square.on.square plus.square.on.square
    edit-paste =doc.on.clipboard clipboard list.clipboard list.bullet.clipboard
    edit-cut =scissors
    edit-undo =arrow.uturn.backward arrow.uturn.left
    edit-redo =arrow.uturn.forward arrow.uturn.right
    edit-find =magnifyingglass text.magnifyingglass doc.text.magnifyingglass
    edit-find-replace arrow.left.arrow.right
    edit-clear clear eraser
    edit-select-all selection.pin.in.out
    zoom-in =plus.magnifyingglass
    zoom-out =minus.magnifyingglass
    zoom-original =1.magnifyingglass
    zoom-fit-best arrow.up.left.and.down.right.magnifyingglass
    document-new =doc.badge.plus document.badge.plus note
    text-x-generic doc document doc.text text.document doc.plaintext newspaper note.text
    x-office-document doc.richtext text.page
    x-office-spreadsheet tablecells
    x-office-presentation rectangle.on.rectangle
    x-office-drawing scribble paintbrush paintpalette
    document-open doc.viewfinder folder.badge.gearshape
    document-open-recent clock clock.arrow.circlepath
    document-save square.and.arrow.down tray.and.arrow.down internaldrive.badge.arrow.down
    document-save-as square.and.arrow.down.on.square
    document-send square.and.arrow.up square.and.arrow.up.on.square
    send-to arrowshape.turn.up.right
    document-print =printer
    document-properties slider.horizontal.3 slider.vertical.3 switch.2
    document-revert arrow.counterclockwise.circle
    folder =folder folder.circle
    folder-new =folder.badge.plus
    folder-open tray tray.full
    folder-download arrow.down.circle arrow.down.doc icloud.and.arrow.down arrow.down.to.line
    folder-documents books.vertical archivebox
    folder-music music.note.list
    folder-pictures photo.on.rectangle photo.stack
    folder-videos film.stack
    folder-publicshare folder.badge.person.crop
    folder-remote externaldrive.connected.to.line.below
    package-x-generic shippingbox cube box.truck
    image-x-generic =photo photo.artframe
    insert-image photo.badge.plus
    insert-link link link.badge.plus
    insert-object paperclip.badge.ellipsis puzzlepiece.extension
    insert-text character.cursor.ibeam textformat.abc character.textbox
    audio-x-generic =music.note music.quarternote.3 waveform
    video-x-generic film video.square movieclapper
    font-x-generic textformat textformat.size
    mail-attachment =paperclip
    mail-unread =envelope envelope.badge mail
    mail-read envelope.open
    mail-send paperplane
    mail-send-receive arrow.up.arrow.down.circle
    mail-reply-sender arrowshape.turn.up.left
    mail-reply-all arrowshape.turn.up.left.2
    mail-forward arrowshape.forward arrowshape.turn.up.forward
    mail-message-new envelope.badge.plus square.and.pencil.circle
    mail-mark-important exclamationmark exclamationmark.bubble
    mail-mark-junk xmark.bin flame
    chat-message-new bubble.left bubble.right message bubble text.bubble bubble.left.and.bubble.right plus.message
    call-start phone phone.arrow.up.right =phone.fill
    call-stop phone.down =phone.down.fill
    call-incoming phone.arrow.down.left
    phone iphone candybarphone
    tablet ipad
    computer =desktopcomputer macbook laptopcomputer pc display
    video-display tv.and.mediabox display.2
    tv tv appletv
    input-keyboard =keyboard
    input-mouse =computermouse cursorarrow magicmouse
    input-touchpad rectangle.and.hand.point.up.left
    input-gaming =gamecontroller
    audio-headphones =headphones airpods
    audio-input-microphone =mic microphone mic.circle
    microphone-disabled =mic.slash microphone.slash
    audio-speakers hifispeaker hifispeaker.2 homepod
    audio-volume-high speaker.wave.3 speaker speaker.wave.3.fill
    audio-volume-medium speaker.wave.2 speaker.wave.2.fill
    audio-volume-low speaker.wave.1 speaker.wave.1.fill
    audio-volume-muted speaker.slash speaker.zzz speaker.slash.fill
    media-playback-start play =play.fill
    media-playback-pause pause playpause =pause.fill
    media-playback-stop stop =stop.fill
    media-record record.circle
    media-skip-forward forward.end forward.end.alt =forward.end.fill
    media-skip-backward backward.end backward.end.alt =backward.end.fill
    media-seek-forward forward goforward =forward.fill
    media-seek-backward backward gobackward =backward.fill
    media-eject eject =eject.fill
    media-playlist-repeat =repeat
    media-playlist-repeat-song =repeat.1
    media-playlist-shuffle =shuffle
    media-view-subtitles captions.bubble
    camera-photo =camera camera.viewfinder
    camera-video video video.circle
    camera-switch arrow.triangle.2.circlepath.camera
    camera-disabled video.slash camera.slash
    camera-web web.camera
    view-refresh =arrow.clockwise arrow.triangle.2.circlepath arrow.counterclockwise arrow.2.squarepath
    view-reveal =eye
    view-conceal =eye.slash
    view-pin pin mappin
    view-grid =square.grid.2x2 square.grid.3x2 rectangle.grid.2x2
    view-app-grid square.grid.3x3 circle.grid.3x3
    view-list list.dash line.3.horizontal line.horizontal.3 rectangle.grid.1x2
    view-list-bullet =list.bullet list.triangle list.star
    view-list-ordered =list.number
    view-more =ellipsis.vertical
    view-more-horizontal =ellipsis ellipsis.circle
    view-sort-ascending arrow.up.arrow.down line.3.horizontal.decrease arrow.up.and.down.text.horizontal
    view-sort-descending line.3.horizontal.decrease.circle
    view-fullscreen arrow.up.left.and.arrow.down.right
    view-restore arrow.down.right.and.arrow.up.left
    view-dual rectangle.split.2x1 rectangle.split.3x1
    view-continuous scroll
    open-menu line.3.horizontal.circle filemenu.and.cursorarrow contextualmenu.and.cursorarrow =line.3.horizontal
    sidebar-show =sidebar.left =sidebar.leading sidebar.squares.left
    sidebar-show-right =sidebar.right =sidebar.trailing
    go-next =chevron.right =chevron.forward arrow.right arrow.forward
    go-previous =chevron.left =chevron.backward arrow.left arrow.backward
    go-up =chevron.up arrow.up
    go-down =chevron.down arrow.down
    go-first =chevron.left.2 arrow.left.to.line
    go-last =chevron.right.2 arrow.right.to.line
    go-top arrow.up.to.line
    go-bottom arrow.down.to.line.compact
    go-home =house house.circle
    go-jump arrow.turn.down.right arrow.turn.up.right
    pan-down arrowtriangle.down chevron.up.chevron.down
    pan-up arrowtriangle.up
    pan-end arrowtriangle.right arrowtriangle.forward
    pan-start arrowtriangle.left arrowtriangle.backward
    object-flip-horizontal arrow.left.and.right arrow.left.and.right.righttriangle.left.righttriangle.right
    object-flip-vertical arrow.up.and.down
    object-rotate-left rotate.left
    object-rotate-right rotate.right
    starred star.fill
    non-starred star
    semi-starred star.leadinghalf.filled
    star-new star.circle sparkles sparkle
    emote-love heart heart.text.square
    user-bookmarks bookmark bookmark.circle tag
    bookmark-new bookmark.square
    dialog-information info info.circle
    dialog-warning exclamationmark.triangle exclamationmark.octagon
    dialog-error exclamationmark.circle xmark.shield exclamationmark.square
    dialog-question questionmark questionmark.circle
    dialog-password key lock.rectangle ellipsis.rectangle
    help-about info.bubble
    help-browser lifepreserver questionmark.bubble
    help-contents book book.closed text.book.closed
    help-faq questionmark.folder
    system-lock-screen lock lock.circle
    changes-allow =lock.open
    changes-prevent lock.doc
    channel-secure lock.shield
    security-high checkmark.shield shield checkmark.seal
    security-medium shield.lefthalf.filled
    security-low exclamationmark.shield shield.slash
    auth-fingerprint =touchid
    auth-face =faceid
    auth-smartcard creditcard
    application-certificate seal rosette
    emblem-system gear =gearshape gearshape.2
    preferences-system switch.programmable
    preferences-other wrench wrench.and.screwdriver hammer slider.horizontal.below.rectangle
    applications-utilities screwdriver
    applications-engineering gearshape.arrow.triangle.2.circlepath
    applications-graphics paintbrush.pointed
    applications-science atom testtube.2 flask
    applications-games dice puzzlepiece
    applications-multimedia play.rectangle
    preferences-color swatchpalette eyedropper.halffull
    color-select eyedropper
    preferences-desktop-appearance circle.lefthalf.filled
    preferences-desktop-wallpaper photo.tv
    preferences-desktop-font a.magnify
    preferences-desktop-locale globe character.bubble
    preferences-desktop-accessibility =accessibility figure.arms.open
    preferences-desktop-keyboard-shortcuts command
    preferences-system-notifications bell bell.badge bell.circle
    notifications-disabled bell.slash
    preferences-system-privacy hand.raised hand.raised.slash
    preferences-system-search magnifyingglass.circle
    preferences-system-sharing shared.with.you
    preferences-system-time clock.badge
    alarm =alarm timer stopwatch
    x-office-calendar =calendar calendar.circle
    appointment-new calendar.badge.plus
    appointment-soon calendar.badge.clock
    appointment-missed calendar.badge.exclamationmark
    task-due checklist
    task-past-due checklist.unchecked
    avatar-default person person.crop.circle person.circle
    system-users person.2 person.3 person.2.circle
    contact-new person.badge.plus person.crop.circle.badge.plus
    x-office-address-book person.crop.rectangle.stack person.text.rectangle
    user-available person.crop.circle.badge.checkmark
    user-info person.crop.square
    user-away moon.zzz
    system-switch-user person.crop.circle.badge.questionmark
    system-log-out rectangle.portrait.and.arrow.right
    system-shutdown =power power.circle
    system-reboot restart
    system-run play.display
    system-software-install arrow.down.app
    software-update-available arrow.down.circle.dotted
    system-file-manager finder folder.badge.questionmark
    utilities-terminal =terminal apple.terminal
    text-editor doc.append
    accessories-calculator plus.forwardslash.minus function
    accessories-dictionary character.book.closed
    accessories-character-map character
    web-browser safari network globe.americas globe.europe.africa
    network-wireless-signal-excellent =wifi
    network-wireless-offline wifi.slash
    network-wireless-no-route wifi.exclamationmark
    network-cellular-signal-excellent antenna.radiowaves.left.and.right =cellularbars
    network-wired cable.connector
    network-server server.rack xserve
    network-workgroup point.3.connected.trianglepath.dotted
    network-vpn lock.icloud
    network-transmit-receive arrow.up.arrow.down.square
    bluetooth wave.3.right =bluetooth
    airplane-mode =airplane
    battery-full =battery.100 =battery.100percent
    battery-good =battery.75 =battery.75percent
    battery-level-50 =battery.50 =battery.50percent
    battery-low =battery.25 =battery.25percent
    battery-empty =battery.0 =battery.0percent
    battery-full-charging =battery.100.bolt =battery.100percent.bolt
    thunderbolt bolt bolt.circle bolt.fill
    drive-harddisk internaldrive externaldrive
    drive-optical opticaldisc
    media-floppy opticaldiscdrive
    media-flash sdcard
    media-removable mediastick externaldrive.badge.plus
    media-zip doc.zipper
    scanner =scanner
    display-brightness sun.max sun.min light.max
    keyboard-brightness light.min
    night-light moon moon.stars
    weather-clear sun.horizon
    weather-clear-night moon.circle
    weather-few-clouds cloud.sun
    weather-overcast cloud icloud smoke
    weather-fog =cloud.fog
    weather-showers cloud.rain cloud.drizzle cloud.heavyrain umbrella
    weather-snow cloud.snow snow snowflake
    weather-storm cloud.bolt cloud.bolt.rain
    weather-tornado =tornado
    weather-windy =wind
    daytime-sunrise =sunrise
    daytime-sunset =sunset
    find-location location location.circle location.north scope
    mark-location mappin.circle mappin.and.ellipse map
    format-text-bold =bold
    format-text-italic =italic
    format-text-underline =underline
    format-text-strikethrough =strikethrough
    format-justify-left =text.justify.left text.alignleading =text.alignleft text.append text.quote
    format-justify-center =text.aligncenter
    format-justify-right =text.alignright text.aligntrailing
    format-justify-fill =text.justify
    format-indent-more =increase.indent
    format-indent-less =decrease.indent
    tools-check-spelling textformat.abc.dottedunderline
    selection-mode checkmark.circle.dotted filemenu.and.selection
    list-drag-handle line.3.horizontal.drag
    tab-new plus.rectangle.on.rectangle
    window-new macwindow.badge.plus
    window-maximize rectangle macwindow
    window-restore macwindow.on.rectangle
    content-loading ellipsis.bubble
    face-smile face.smiling smiley
    emoji-food fork.knife cup.and.saucer birthday.cake
    emoji-nature leaf pawprint tree ladybug
    emoji-travel car bus tram bicycle ferry
    emoji-activities sportscourt figure.run soccerball basketball tennis.racket party.popper gift
    emoji-objects lightbulb lamp.desk
    emoji-flags flag flag.checkered
    emoji-body hand.thumbsup hand.wave hands.clap
    emoji-symbols number at percent
    user-home building building.2
    user-desktop menubar.dock.rectangle dock.rectangle
    """
}
