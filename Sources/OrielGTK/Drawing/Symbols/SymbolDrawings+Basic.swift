extension SymbolDrawings {
  /// Marks, arrows and enclosures.
  static let basic = """
    plus l M8 3v10M3 8h10
    minus l M3 8h10
    xmark l M4 4l8 8M12 4l-8 8
    multiply l M5 5l6 6M11 5l-6 6
    equal l M3 6h10M3 10h10
    divide l M3 8h10 | f @8,4,1.3 | f @8,12,1.3
    plusminus l M8 2v7M4.5 5.5h7M4.5 13h7
    checkmark l M3 8.5L6.5 12 13 4.5
    exclamationmark l M8 3v5.5 | f @8,12.3,1.3
    questionmark l M5.3 5.3Q5.3 3 8 3t2.7 2.3Q10.7 7 8 7.6V9 | f @8,12.5,1.3
    info l M8 7.3V12.5M6.6 7.3H8M6.3 12.7h3.4 | f @7.8,3.8,1.3
    ellipsis f @3,8,1.6 | f @8,8,1.6 | f @13,8,1.6
    ellipsis.vertical f @8,3,1.6 | f @8,8,1.6 | f @8,13,1.6
    chevron.up l M3 10.5l5-5 5 5
    chevron.down l M3 5.5l5 5 5-5
    chevron.left l M10.5 3l-5 5 5 5
    chevron.right l M5.5 3l5 5-5 5
    chevron.compact.right l M6 3l3 5-3 5
    chevron.compact.down l M3 6l5 3 5-3
    chevron.left.2 l M8 3.5L3.5 8 8 12.5M13 3.5L8.5 8l4.5 4.5
    chevron.right.2 l M3 3.5L7.5 8 3 12.5M8 3.5L12.5 8 8 12.5
    chevron.up.chevron.down l M4 6l4-4 4 4M4 10l4 4 4-4
    chevron.left.forwardslash.chevron.right l M5 4.5L1.5 8 5 11.5M11 4.5L14.5 8 11 11.5 | l1.5 M9.3 2.5l-2.6 11
    arrow.up l M8 14V3M3.5 7.5L8 3l4.5 4.5
    arrow.down l M8 2v11M3.5 8.5L8 13l4.5-4.5
    arrow.left l M14 8H3M7.5 3.5L3 8l4.5 4.5
    arrow.right l M2 8h11M8.5 3.5L13 8l-4.5 4.5
    arrow.up.right l M3.5 12.5l8.5-8.5M5.5 4H12v6.5
    arrow.up.left l M12.5 12.5L4 4M10.5 4H4v6.5
    arrow.down.right l M3.5 3.5L12 12M5.5 12H12V5.5
    arrow.down.left l M12.5 3.5L4 12M10.5 12H4V5.5
    arrow.up.arrow.down l M5 13V3M2 6l3-3 3 3M11 3v10M8 10l3 3 3-3
    arrow.left.arrow.right l M13 5H3M6 2L3 5l3 3M3 11h10M10 8l3 3-3 3
    arrow.up.and.down l M8 2v12M5 5l3-3 3 3M5 11l3 3 3-3
    arrow.left.and.right l M2 8h12M5 5L2 8l3 3M11 5l3 3-3 3
    arrow.up.and.down.and.arrow.left.and.right l1.5 M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2
    arrow.clockwise l M13 8.5A5 5 0 1 1 11.5 5M12 1.5V5.5H8
    arrow.counterclockwise l M3 8.5A5 5 0 1 0 4.5 5M4 1.5V5.5h4
    arrow.triangle.2.circlepath l M3 7.5A5 5 0 0 1 12 5M12.5 1.5V5.5h-4M13 8.5A5 5 0 0 1 4 11M3.5 14.5V10.5h4
    arrow.2.squarepath l M3 11V6q0-2 2-2h6M9 1.5L11.5 4 9 6.5M13 5v5q0 2-2 2H5M7 9.5L4.5 12 7 14.5
    arrow.down.to.line l M8 1v9M4.5 7L8 10.5 11.5 7M3 14h10
    arrow.up.to.line l M8 15V6M4.5 9L8 5.5 11.5 9M3 2h10
    arrow.right.to.line l M1 8h9M7 4.5l3.5 3.5L7 11.5M14 3v10
    arrow.left.to.line l M15 8H6M9 4.5L5.5 8 9 11.5M2 3v10
    arrow.turn.down.right l M3 2v5q0 2 2 2h8M9.5 5.5L13 9l-3.5 3.5
    arrow.turn.up.right l M3 14V9q0-2 2-2h8M9.5 3.5L13 7l-3.5 3.5
    arrow.uturn.left l M6.5 3.5L3 7l3.5 3.5M3 7h6.5a3.5 3.5 0 0 1 0 7H7
    arrow.uturn.right l M9.5 3.5L13 7l-3.5 3.5M13 7H6.5a3.5 3.5 0 0 0 0 7H9
    arrow.triangle.branch o1.5 @4,3.5,1.8 | o1.5 @4,12.5,1.8 | o1.5 @12,4.5,1.8 | l1.5 M4 5.5v5M12 6.5Q12 9 8 9.2T4 10.5
    arrow.triangle.merge l M8 14V9.5L3 4M8 9.5L13 4 | f M1.5 2.5h4.5L1.5 7z | f M14.5 2.5H10L14.5 7z
    arrow.up.left.and.arrow.down.right l M9.5 6.5L13.5 2.5M9.5 2h4.5v4.5M6.5 9.5l-4 4M2 9.5V14h4.5
    arrow.down.right.and.arrow.up.left l M14 2L9.5 6.5M9.5 2.5v4h4M2 14l4.5-4.5M2.5 9.5h4v4
    return l M13 3v4q0 2-2 2H3M6.5 5.5L3 9l3.5 3.5
    circle o @8,8,6
    square o #2,2,12,12,2.5
    rectangle o #1,3,14,10,2
    rectangle.portrait o #3,1,10,14,2
    app o #2,2,12,12,4
    capsule o #1,4.5,14,7,3.5
    triangle o M8 2.5L14 13H2z
    diamond o M8 1.5L14.5 8 8 14.5 1.5 8z
    hexagon o M8 1.5l5.8 3.3v6.4L8 14.5l-5.8-3.3V4.8z
    octagon o M5.3 2h5.4L14 5.3v5.4L10.7 14H5.3L2 10.7V5.3z
    seal o M8 1.5l2 1.4 2.4-.1.6 2.3 2 1.4-1 2.2.3 2.4-2.3.7L10.5 13.8 8 13l-2.5.8L4 11.8l-2.3-.7.3-2.4-1-2.2 2-1.4.6-2.3L6 2.9z
    shield o M8 1.8Q10.5 3.3 13.5 3.5V8q0 4.3-5.5 6.5Q2.5 12.3 2.5 8V3.5Q5.5 3.3 8 1.8z
    bubble.left o M4 2h8q3 0 3 3v4q0 3-3 3H7.5L4 15v-3Q1 12 1 9V5Q1 2 4 2z
    bubble.right o M12 2H4Q1 2 1 5v4q0 3 3 3h4.5L12 15v-3q3 0 3-3V5q0-3-3-3z
    message o M8 2q7 0 7 5t-7 5q-.8 0-1.5-.1L3.5 14.5v-3.7Q1 9.5 1 7q0-5 7-5z
    square.dashed l1.8 M2 5.2V4.5Q2 2 4.5 2H5.2M7.4 2h1.2M10.8 2h.7Q14 2 14 4.5V5.2M14 7.4v1.2M14 10.8v.7Q14 14 11.5 14H10.8M8.6 14H7.4M5.2 14h-.7Q2 14 2 11.5V10.8M2 8.6V7.4
    circle.dotted l M8 2h.01M12.2 3.8h.01M14 8h.01M12.2 12.2h.01M8 14h.01M3.8 12.2h.01M2 8h.01M3.8 3.8h.01
    circle.dashed l M6 2.3A6 6 0 0 1 10 2.3M13.2 5A6 6 0 0 1 14 9M12 12.5A6 6 0 0 1 8.8 14M5 13.2A6 6 0 0 1 2.3 10M2.2 6.5A6 6 0 0 1 3 4.7
    viewfinder l M2 5V4q0-2 2-2h1M11 2h1q2 0 2 2v1M14 11v1q0 2-2 2h-1M5 14H4q-2 0-2-2v-1
    circlebadge o @8,8,3.5
    largecircle.fill.circle o @8,8,6 | f @8,8,3.5
    smallcircle.filled.circle o @8,8,6 | f @8,8,2
    record.circle o @8,8,6 | h @8,8,2.8
    target o1.5 @8,8,6.25 | l1.5 @8,8,3.2 | f @8,8,1
    scope o1.5 @8,8,5 | l M8 1v4M8 11v4M1 8h4M11 8h4
    circle.lefthalf.filled o @8,8,6 | f M8 2v12A6 6 0 0 1 8 2z
    circle.righthalf.filled o @8,8,6 | f M8 2v12A6 6 0 0 0 8 2z
    0 l1.8 M8 3q3 0 3 5t-3 5-3-5 3-5z
    1 l1.8 M6 5L8.5 3v10
    2 l1.8 M5 5.5Q5.3 3 8 3t2.8 2.5Q10.8 7.5 5 13h6
    3 l1.8 M5 4.5Q5.8 3 8 3t2.6 2.3T8 7.7q2.9 0 2.9 2.6T8 13q-2.5 0-3.1-1.8
    4 l1.8 M9.5 13V3L4.5 10h7
    5 l1.8 M10.5 3H6L5.5 7.5Q6.5 6.8 8 6.8q3 0 3 3T8 13q-2.2 0-3-1.5
    6 l1.8 M10.5 3.8Q9.5 3 8.3 3 5 3 5 8.5 5 13 8 13t3-3-3-3T5 9.5
    7 l1.8 M5 3h6L7 13
    8 l1.8 M8 7.5q-2.5 0-2.5-2.2T8 3t2.5 2.3T8 7.5q-3 0-3 2.8T8 13t3-2.7T8 7.5z
    9 l1.8 M5.5 12.2Q6.5 13 7.7 13 11 13 11 7.5 11 3 8 3T5 6t3 3 3-2.5
    oval o M8 3.5q6.5 0 6.5 4.5T8 12.5 1.5 8 8 3.5z
    """
}
