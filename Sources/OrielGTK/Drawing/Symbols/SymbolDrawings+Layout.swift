extension SymbolDrawings {
  /// Charts, grids and the parts of windows.
  static let layout = """
    chart.bar o1.5 #2,8.5,2.5,5,.5 | o1.5 #6.75,2.5,2.5,11,.5 | o1.5 #11.5,5.5,2.5,8,.5
    chart.pie o @8,8,6 | i1.5 M8 2v6l4.5 4
    chart.line.uptrend.xyaxis l M2 2v12h12 | l1.8 M5 10.5L8 7l2 2 3.5-4.5M10.8 4h3v3
    chart.line.downtrend.xyaxis l M2 2v12h12 | l1.8 M5 4.5L8 8l2-2 3.5 4M10.8 10.5h3v-3
    chart.xyaxis.line l M2 2v12h12 | l1.8 M4.5 10L7 6l2.5 3L13.5 3.5
    chart.dots.scatter l M2 2v12h12 | f @5.5,10,1.2 | f @7.5,6.5,1.2 | f @10,9,1.2 | f @12.5,5,1.2 | f @9.5,3.5,1.2
    square.grid.2x2 o1.8 #2,2,4.5,4.5,1 | o1.8 #9.5,2,4.5,4.5,1 | o1.8 #2,9.5,4.5,4.5,1 | o1.8 #9.5,9.5,4.5,4.5,1
    square.grid.3x3 f #1.5,1.5,3.5,3.5,.8 | f #6.25,1.5,3.5,3.5,.8 | f #11,1.5,3.5,3.5,.8 | f #1.5,6.25,3.5,3.5,.8 | f #6.25,6.25,3.5,3.5,.8 | f #11,6.25,3.5,3.5,.8 | f #1.5,11,3.5,3.5,.8 | f #6.25,11,3.5,3.5,.8 | f #11,11,3.5,3.5,.8
    circle.grid.3x3 f @3,3,1.6 | f @8,3,1.6 | f @13,3,1.6 | f @3,8,1.6 | f @8,8,1.6 | f @13,8,1.6 | f @3,13,1.6 | f @8,13,1.6 | f @13,13,1.6
    circle.grid.2x2 o1.8 @4.5,4.5,2.3 | o1.8 @11.5,4.5,2.3 | o1.8 @4.5,11.5,2.3 | o1.8 @11.5,11.5,2.3
    rectangle.grid.1x2 o1.8 #2,2,12,4.5,1 | o1.8 #2,9.5,12,4.5,1
    rectangle.grid.2x2 o1.8 #1,3,5.8,4,.8 | o1.8 #9.2,3,5.8,4,.8 | o1.8 #1,9.5,5.8,4,.8 | o1.8 #9.2,9.5,5.8,4,.8
    rectangle.split.2x1 o #1,3,14,10,2 | i1.5 M8 3v10
    square.split.2x1 o #2,2,12,12,2.5 | i1.5 M8 2v12
    square.split.1x2 o #2,2,12,12,2.5 | i1.5 M2 8h12
    rectangle.split.3x1 o #1,3,14,10,2 | i1.5 M5.7 3v10M10.3 3v10
    rectangle.3.group o1.5 #1.5,2.5,5.5,11,1 | o1.5 #9.5,2.5,5,4,1 | o1.5 #9.5,9.5,5,4,1
    sidebar.left o #1,2,14,12,2.5 | i1.5 M6 2v12 | h #2.8,4.3,1.7,1.2,.3 | h #2.8,6.8,1.7,1.2,.3
    sidebar.right o #1,2,14,12,2.5 | i1.5 M10 2v12 | h #11.5,4.3,1.7,1.2,.3 | h #11.5,6.8,1.7,1.2,.3
    sidebar.leading o #1,2,14,12,2.5 | i1.5 M6 2v12 | h #2.8,4.3,1.7,1.2,.3 | h #2.8,6.8,1.7,1.2,.3
    sidebar.trailing o #1,2,14,12,2.5 | i1.5 M10 2v12 | h #11.5,4.3,1.7,1.2,.3 | h #11.5,6.8,1.7,1.2,.3
    rectangle.stack o #1.5,6,13,8,1.5 | l1.5 M3 3.8h10M4.5 1.5h7
    square.stack o #3,5.5,10,8.5,1.5 | l1.5 M4.5 3.5h7M6 1.5h4
    square.stack.3d.up o1.5 M8 1.5l6.3 3L8 7.5 1.7 4.5z | l1.5 M2 8l6 3 6-3M2 11.5l6 3 6-3
    square.3.layers.3d o1.5 M8 1.5l6.3 3L8 7.5 1.7 4.5z | l1.5 M4.5 6.8L1.7 8.2 8 11.2l6.3-3-2.8-1.4M4.5 10.3l-2.8 1.4 6.3 3 6.3-3-2.8-1.4
    square.on.square o #6,6,8,8,2 | l M4 10q-2 0-2-2V4q0-2 2-2h4q2 0 2 2
    plus.square.on.square o #5.5,5.5,8.5,8.5,2 | l M3.5 10Q2 9.5 2 8V4q0-2 2-2h4q1.5 0 2 1.5 | i1.5 M9.75 7.5v4.5M7.5 9.75H12
    square.fill.on.square.fill f #6,6,9,9,2.5 | f M4.5 10.5V7Q4.5 4.5 7 4.5h3.5V3.5Q10.5 1 8 1H3.5Q1 1 1 3.5V8q0 2.5 2.5 2.5z
    rectangle.on.rectangle o #4.5,6,10.5,8,1.5 | l M2.5 10.5Q1 10.5 1 9V3.5Q1 2 2.5 2h8Q12 2 12 3.5
    rectangle.bottomthird.inset.filled o #1,3,14,10,2 | h #2.5,8.8,11,2.8,.5
    rectangle.topthird.inset.filled o #1,3,14,10,2 | h #2.5,4.5,11,2.8,.5
    square.bottomthird.inset.filled o #2,2,12,12,2.5 | h #3.7,9.5,8.6,3,.5
    square.leadingthird.inset.filled o #2,2,12,12,2.5 | h #3.7,3.7,3,8.6,.5
    square.trailingthird.inset.filled o #2,2,12,12,2.5 | h #9.3,3.7,3,8.6,.5
    rectangle.leadinghalf.inset.filled o #1,3,14,10,2 | h #2.7,4.7,5.3,6.6,.5
    rectangle.trailinghalf.inset.filled o #1,3,14,10,2 | h #8,4.7,5.3,6.6,.5
    rectangle.inset.filled o #1,3,14,10,2 | h #3,5,10,6,.5
    rectangle.center.inset.filled o #1,3,14,10,2 | h #4.5,5.5,7,5,.5
    rectangle.expand.vertical l M2 8h12M8 5.5V1.5M5.5 3.8L8 1.5l2.5 2.3M8 10.5v4M5.5 12.2L8 14.5l2.5-2.3
    rectangle.compress.vertical l M2 8h12M8 1v4M5.5 3L8 5.3 10.5 3M8 15v-4M5.5 13L8 10.7l2.5 2.3
    rectangle.dashed l1.8 M1 6.2V5q0-2 2-2h1.2M6.8 3h2.4M11.8 3H13q2 0 2 2v1.2M15 9.8V11q0 2-2 2h-1.2M9.2 13H6.8M4.2 13H3q-2 0-2-2V9.8
    rectangle.portrait.and.arrow.right l M9 2H4.5Q3 2 3 3.5v9Q3 14 4.5 14H9M6.5 8h8M11.5 5l3 3-3 3
    rectangle.portrait.and.arrow.forward l M9 2H4.5Q3 2 3 3.5v9Q3 14 4.5 14H9M6.5 8h8M11.5 5l3 3-3 3
    pip o #1,3,14,10,2 | h #7.5,7.5,5.5,3.7,.6
    selection.pin.in.out l1.5 M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3 | f @8,8,2.5
    perspective o1.5 M3.5 3h9L15 13H1z | i1 M8 3v10M2.5 8h11
    ruler o1.5 M10.7 1.8l3.5 3.5L5.3 14.2 1.8 10.7z | i1 M8.5 4l1.5 1.5M6.5 6L8.5 8M4.5 8L6 9.5
    circle.hexagongrid f @8,8,1.7 | f @4,8,1.7 | f @12,8,1.7 | f @6,4.5,1.7 | f @10,4.5,1.7 | f @6,11.5,1.7 | f @10,11.5,1.7
    point.3.connected.trianglepath.dotted o1.5 @3.5,12,2 | o1.5 @12.5,12,2 | o1.5 @8,4,2 | l1 M4.5 10.2l2.5-4.3M9 5.9l2.5 4.3M5.7 12h4.6
    arrowshape.turn.up.left o1.5 M7 2.8L1.5 7.5 7 12.2V9.5q4.5-.3 7.5 3.7Q14.5 6 7 5.5z
    arrowshape.turn.up.right o1.5 M9 2.8l5.5 4.7L9 12.2V9.5Q4.5 9.2 1.5 13.2 1.5 6 9 5.5z
    arrowtriangle.up o1.5 M8 4l5.5 8.5h-11z
    arrowtriangle.down o1.5 M8 12L2.5 3.5h11z
    arrowtriangle.left o1.5 M4 8l8.5-5.5v11z
    arrowtriangle.right o1.5 M12 8L3.5 2.5v11z
    heart.text.square o #1.5,2,13,12,2.5 | h M6 9.8L3.7 7.5q-.7-1.7 1-2Q5.7 5.4 6 6.3q.3-.9 1.3-.8 1.7.3 1 2z | i1.2 M10 6h2.5M10 8.5h2.5M4.5 11.3h8
    """
}
