import Oriel

/// Pictures that are created as data, so that the Gallery needs no files.
enum Artwork {
  /// A bay window: the middle in front, and two slanted sides.
  static let window = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">
      <path d="M40 16h48l20 16v66l-20 8H40l-20-8V32z" fill="#3584e4"/>
      <path d="M20 98l20 8h48l20-8v6q0 3-3 4l-17 8H40l-17-8q-3-1-3-4z" fill="#1a5fb4"/>
      <path d="M40 106h48l-12 12H52z" fill="#164a8c"/>
      <path d="M40 16h48l20 16v5L88 23H40L20 37v-5z" fill="#62a0ea"/>
      <path d="M46 32h16v26H46zM66 32h16v26H66zM46 62h16v34H46zM66 62h16v34H66z" fill="#f9f06b"/>
      <path d="M26 43l12-7v25l-12 3zM26 69l12-3v29l-12-4zM102 43l-12-7v25l12 3zM102 69l-12-3v29l12-4z" fill="#f9f06b"/>
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
