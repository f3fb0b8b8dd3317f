import Oriel

/// Pictures that are made here, as data, so that the Gallery needs no files beside it.
enum Artwork {
  /// A bay window with three panes.
  static let window = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">
      <path d="M20 40 64 14l44 26v66H20z" fill="#1c71d8"/>
      <path d="M20 98h88v10l-12 8H32l-12-8z" fill="#1a5fb4"/>
      <path d="M28 46l16-6v50H28zM50 38h28v52H50zM84 40l16 6v44H84z" fill="#f9f06b"/>
      <path d="M28 66h16v4H28zM50 62h28v4H50zM84 66h16v4H84z" fill="#1c71d8"/>
    </svg>
    """.utf8)

  /// Hills under a sun, wider than high.
  static let landscape = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" width="240" height="120">
      <path d="M0 0h240v120H0z" fill="#99c1f1"/>
      <circle cx="184" cy="36" r="18" fill="#f9f06b"/>
      <path d="M0 84q60-56 120-8t120-12v56H0z" fill="#57e389"/>
      <path d="M0 104q80-34 150-6t90-8v30H0z" fill="#26a269"/>
    </svg>
    """.utf8)
}
