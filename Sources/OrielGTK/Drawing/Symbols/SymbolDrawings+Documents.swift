extension SymbolDrawings {
  /// Documents, text and lists.
  static let documents = """
    doc o M5 2h4l4 4v6q0 2-2 2H5q-2 0-2-2V4q0-2 2-2z | i1 M8.5 2v4.5H13
    doc.text o M5 2h4l4 4v6q0 2-2 2H5q-2 0-2-2V4q0-2 2-2z | i1 M5.5 7.5h5M5.5 9.5h5M5.5 11.5h3
    doc.plaintext o #3,2,10,12,2 | i1 M5.5 5.5h5M5.5 7.5h5M5.5 9.5h5M5.5 11.5h2
    doc.richtext o #3,2,10,12,2 | h #5.5,4.5,5,3,.5 | i1 M5.5 9.5h5M5.5 11.5h5
    doc.append o M5 2h4l4 4v6q0 2-2 2H5q-2 0-2-2V4q0-2 2-2z | i1 M5.5 8.5h5M5.5 10.5h5
    doc.on.doc o #6,6,8,8,2 | l M4 10q-2 0-2-2V4q0-2 2-2h4q2 0 2 2
    doc.on.clipboard o #7,7,7,7,1.5 | l M5 13H4q-2 0-2-2V5q0-2 2-2h5q2 0 2 2 | f #4,1.5,5,3,1
    doc.zipper o M5 2h4l4 4v6q0 2-2 2H5q-2 0-2-2V4q0-2 2-2z | i1 M7 4.5h2M7 6.5h2M7 8.5h2 | h #6.5,9.5,3,2.5,.5
    clipboard o #3,3,10,11,2 | f #5,1,6,4,1.2
    list.clipboard o #3,3,10,11,2 | f #5,1,6,4,1.2 | i1 M5.5 7.5h5M5.5 9.5h5M5.5 11.5h3
    list.bullet.clipboard o #3,3,10,11,2 | f #5,1,6,4,1.2 | h @6,7.5,.9 | h @6,10.5,.9 | i1 M8 7.5h2.5M8 10.5h2.5
    note o #2,2,12,12,2.5 | i1 M14 9.5h-2.5q-2 0-2 2V14
    note.text o #2,2,12,12,2.5 | i1 M5 5.5h6M5 8h6M5 10.5h3.5
    newspaper o #1.5,3,10.5,10,1.5 | l M12 6.5h2.5V11q0 2-2 2H10 | h #4,5.5,5.5,2.5,.3 | i1 M4 9.5h5.5M4 11h4
    book o M8 4Q5 2 1.5 3v9Q5 11 8 13q3-2 6.5-1V3Q11 2 8 4z | i1.5 M8 4v9
    book.closed o M5 2h7q1 0 1 1v11H5q-2 0-2-2V4q0-2 2-2z | i1.5 M3 11.5h10
    text.book.closed o M5 2h7q1 0 1 1v11H5q-2 0-2-2V4q0-2 2-2z | i1.5 M3 11.5h10 | i1 M6 5.5h4M6 7.5h4
    books.vertical f #1,2,4,12,.8 | f #5.7,4,3.6,10,.8 | f M10 4.3l3-.8q.6-.2.8.4l2.1 8.3q.1.6-.4.8l-3 .8q-.6.1-.8-.4L9.6 5.1q-.1-.6.4-.8z | x1 M1 5.5h4M5.7 7.5h3.6M10.5 7l4-1
    bookmark o M5 2h6q1 0 1 1v11L8 10.5 4 14V3q0-1 1-1z
    magazine o #2,2,12,12,1.5 | h #4.5,4.5,7,4,.3 | i1 M4.5 10.5h7M4.5 12h4
    folder o M1 4.5Q1 3 2.5 3h3L7.5 5h6Q15 5 15 6.5v5q0 1.5-1.5 1.5h-11Q1 13 1 11.5z
    tray o M2 9.5L4 4q.4-1 1.5-1h5q1.1 0 1.5 1l2 5.5V12q0 1.5-1.5 1.5h-9Q2 13.5 2 12z | i1.5 M2 9.5h3.5q.5 2 2.5 2t2.5-2H14
    tray.full o M2 9.5L4 4q.4-1 1.5-1h5q1.1 0 1.5 1l2 5.5V12q0 1.5-1.5 1.5h-9Q2 13.5 2 12z | i1.5 M2 9.5h3.5q.5 2 2.5 2t2.5-2H14 | i1 M5.5 5.5h5M5 7.5h6
    tray.and.arrow.down l M8 1v6.5M5.5 5L8 7.5 10.5 5 | l M4 6L2 10v3.5h12V10l-2-4 | l1.5 M2 10h3.5q.5 1.7 2.5 1.7T10.5 10H14
    archivebox o #2,6,12,8,1.5 | o #1.5,2.5,13,3.5,.5 | i1.5 M6.5 9h3
    shippingbox o M8 1.5l5.8 3v7L8 14.5l-5.8-3v-7z | i1.5 M2.5 4.7L8 7.5l5.5-2.8M8 7.5v6.5 | i1 M5 3l5.8 3v2.5
    cube o M8 1.5l5.8 3v7L8 14.5l-5.8-3v-7z | i1.5 M2.5 4.7L8 7.5l5.5-2.8M8 7.5v6.5
    square.and.arrow.up l M8 10.5V2M5 4.8L8 2l3 2.8 | o M5 7H3.5v7h9V7H11
    square.and.arrow.down l M8 1.5V6 | i2 M8 5.5V10M5 7.2L8 10l3-2.8 | o M5 6H3.5v8h9V6H11
    square.and.pencil l M9 3H4.5Q2 3 2 5.5v6Q2 14 4.5 14h6q2.5 0 2.5-2.5V8 | f M12.2 1.5q1-1 2 0l.3.3q1 1 0 2L9 9.5 6 10.2 6.7 7z
    pencil o1.5 M3 10.5L10.8 2.7q.7-.7 1.5 0l1 1q.7.7 0 1.5L5.5 13l-3.2.7z | i1.5 M9.3 4.2l2.5 2.5
    pencil.tip o M8 1.5l4 7.5-2 5.5H6L4 9z | i1.5 M8 3v5 | h @8,9.5,1.2
    pencil.line l1.5 M2 14.5h12 | o1.5 M4 9L10.3 2.7q.7-.7 1.5 0l.7.7q.7.7 0 1.5L6.2 11.2 3.5 11.7z
    highlighter f M9.5 2.5l4 4-5.5 5H5.5l-1-1V8z | l M1.5 14.5h5
    scribble l M2.5 9.5Q6 1.5 8 3.5t-3 8q-1.5 3 1.5 1L11 8q2-1.5 1 1t2.5 2.5
    signature l1.5 M1.5 11Q7 7 6.5 3.5 5 1 4.5 6.5T6.5 11q1.5 0 2-2.5.5 2 1.5 2t1.5-1.5q.5 1.5 3 1 | l1 M1.5 14.5h13
    eraser o1.5 M9.5 2.5l4 4-6.5 6.5H4.5L2 10.5z | i1.5 M6 6l4.5 4.5 | l1.5 M7 13.5h7
    text l1.5 M2 3.5h12M2 8h12M2 12.5h7
    text.append l1.5 M2 3.5h12M2 7.5h12M2 11.5h5M12 9.5v5M9.5 12h5
    text.quote l1.5 M2.5 3v10 | l1.5 M6 4h8M6 8h8M6 12h5
    text.page o #3,1.5,10,13,2 | i1 M5.5 4.5h5M5.5 7h5M5.5 9.5h5M5.5 12h3
    quote.opening f M2 12V8Q2 3.5 6.5 3v2Q4.7 5.5 4.6 7.5H7V12z | f M9 12V8q0-4.5 4.5-5v2q-1.8.5-1.9 2.5H14V12z
    quote.closing f M7 4v4q0 4.5-4.5 5v-2q1.8-.5 1.9-2.5H2V4z | f M14 4v4q0 4.5-4.5 5v-2q1.8-.5 1.9-2.5H9V4z
    textformat l M1.5 13L5 3h.5L9 13M2.8 10h5 | l1.5 @12,10.5,2.2 | l1.5 M14.3 8v5.3
    textformat.size l1.5 M1 13l2-6h.5l2 6M1.6 11h3.3 | l M7 13l3.5-10h.5L14.5 13M8.2 10h5
    textformat.abc l1.5 M1 11l2-6 2 6M1.7 9.3h2.6M7 5v6h1.5q1.5 0 1.5-1.6T8.5 8H7h1q1.5 0 1.5-1.5T8 5zM15 6.2Q14.6 5 13.5 5 12 5 12 8t1.5 3q1.1 0 1.5-1.2
    character l M3 14L7.5 2.5h1L13 14M4.8 10h6.4
    list.bullet f @2.5,4,1.5 | f @2.5,8,1.5 | f @2.5,12,1.5 | l M6.5 4H14M6.5 8H14M6.5 12H14
    list.dash l M2 4h1.5M2 8h1.5M2 12h1.5M7 4h7M7 8h7M7 12h7
    list.number l1 M2 2.5l1-.5V6M1.8 10Q1.8 9 2.8 9t1 1q0 .7-2 3.5h2.2 | l M7 4h7M7 12h7 | l M7 8h7
    list.triangle f M1.5 2.5v3L4.5 4z | f M1.5 10.5v3l3-1.5z | l M7 4h7M9 8h5M7 12h7
    list.star f M3 1.5l.7 1.6 1.7.1-1.3 1.1.4 1.7L3 5.1 1.5 6l.4-1.7L.6 3.2l1.7-.1z | f M3 9.5l.7 1.6 1.7.1-1.3 1.1.4 1.7L3 13.1 1.5 14l.4-1.7-1.3-1.1 1.7-.1z | l M7.5 4H14M7.5 8H14M7.5 12H14
    list.bullet.rectangle o #1,2,14,12,2.5 | h @4.5,6,1 | h @4.5,10,1 | i1.5 M7 6h5M7 10h5
    list.bullet.below.rectangle o1.8 #2,2,12,4.5,1 | f @3,10,1.3 | f @3,13.5,1.3 | l1.8 M6.5 10H14M6.5 13.5H14
    list.bullet.indent f @2.5,4,1.3 | f @5.5,8,1.3 | f @5.5,12,1.3 | l M6 4h8M9 8h5M9 12h5
    checklist l M1.5 4L3 5.5 5.5 2.5M1.5 11L3 12.5 5.5 9.5 | l M8.5 4H14M8.5 11.5H14
    line.3.horizontal l M2 4h12M2 8h12M2 12h12
    line.3.horizontal.decrease l M2 4h12M4.5 8h7M7 12h2
    line.diagonal l M3 13L13 3
    slider.horizontal.3 l1.5 M1.5 3.5h13M1.5 8h13M1.5 12.5h13 | f @10.5,3.5,2.2 | f @5,8,2.2 | f @11,12.5,2.2
    slider.vertical.3 l1.5 M3.5 1.5v13M8 1.5v13M12.5 1.5v13 | f @3.5,10.5,2.2 | f @8,5,2.2 | f @12.5,11,2.2
    slider.horizontal.below.rectangle o #1.5,2,13,6,1.5 | l1.5 M1.5 12.5h13 | f @10,12.5,2.2
    switch.2 o1.5 #1,2,14,5,2.5 | o1.5 #1,9,14,5,2.5 | h @11.8,4.5,1.2 | h @4.2,11.5,1.2
    tablecells o #1,2,14,12,2 | i1.5 M1 6h14 | i1 M1 10.5h14M5.5 6v8M10.5 6v8
    tablecells.badge.ellipsis o #1,2,14,12,2 | i1.5 M1 6h14 | i1 M5.5 6v8
    calendar o #2,3,12,11,2 | i2 M2 6h12 | l M5 1.5V4M11 1.5V4
    captions l1.8 M3 6h5M11 6h2M3 10h2M8 10h5
    bold l2.5 M5 3v10h4.2q2.8 0 2.8-2.7T9.2 7.7H5h3.7q2.3 0 2.3-2.4T8.7 3z
    italic l M7 3h5M4 13h5M9.5 3l-3 10
    underline l M4.5 2v5q0 4 3.5 4t3.5-4V2M4 14.5h8
    strikethrough l M11.5 5Q10.8 3 8 3 5 3 5 5.5M11 10.5Q11 13 8 13 5.2 13 4.5 11M2 8h12
    text.aligncenter l1.5 M2 3.5h12M4 8h8M3 12.5h10
    text.alignright l1.5 M2 3.5h12M2 8h12M7 12.5h7
    text.justify l1.5 M2 3.5h12M2 6.5h12M2 9.5h12M2 12.5h12
    increase.indent l1.5 M2 3.5h12M8 6.5h6M8 9.5h6M2 12.5h12M2.5 6L5 8 2.5 10
    decrease.indent l1.5 M2 3.5h12M8 6.5h6M8 9.5h6M2 12.5h12M5 6L2.5 8 5 10
    """
}
