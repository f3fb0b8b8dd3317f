extension TypeTable {
  static let archives = """
    public.archive|public.data|||archive
    public.disk-image|public.archive|||disk image
    public.zip-archive|public.archive|zip|application/zip application/x-zip-compressed|ZIP archive
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tar.gz tgz|application/x-compressed-tar|compressed tar archive
    public.bzip2-archive|public.archive|bz2 bz|application/bzip2 application/x-bzip2 application/x-bzip|bzip2 archive
    public.tar-bzip2-archive|public.bzip2-archive|tar.bz2 tbz2 tbz|application/x-bzip2-compressed-tar \
    application/x-bzip-compressed-tar|compressed tar archive
    org.tukaani.xz-archive|public.archive|xz|application/x-xz|xz archive
    org.tukaani.tar-xz-archive|org.tukaani.xz-archive|tar.xz txz|application/x-xz-compressed-tar|compressed tar archive
    com.facebook.zstandard-archive|public.archive|zst|application/zstd|Zstandard archive
    com.facebook.tar-zstandard-archive|com.facebook.zstandard-archive|tar.zst tzst|\
    application/x-zstd-compressed-tar|compressed tar archive
    public.tar-archive|public.archive|tar|application/x-tar|tar archive
    org.7-zip.7-zip-archive|public.archive|7z|application/x-7z-compressed|7-Zip archive
    com.rarlab.rar-archive|public.archive|rar|application/vnd.rar application/x-rar-compressed application/x-rar|\
    RAR archive
    public.z-archive|public.archive|z|application/x-compress|compressed file
    org.lz4.archive|public.archive|lz4|application/x-lz4|LZ4 archive
    public.cpio-archive|public.archive|cpio|application/x-cpio|cpio archive
    com.apple.archive|public.data public.archive|aar||Apple archive
    com.sun.java-archive|public.zip-archive|jar|application/java-archive application/x-java-archive|Java archive
    org.debian.deb-package|public.archive|deb|application/vnd.debian.binary-package|Debian package
    org.rpm.package|public.archive|rpm|application/x-rpm|RPM package
    org.flatpak.bundle|public.archive|flatpak|application/vnd.flatpak|Flatpak bundle
    public.iso-image|public.disk-image|iso|application/vnd.efi.iso application/x-iso9660-image \
    application/x-cd-image|disk image
    com.apple.disk-image-udif|public.disk-image|dmg|application/x-apple-diskimage|disk image
    public.raw-disk-image|public.disk-image|img|application/vnd.efi.img application/x-raw-disk-image|disk image
    """
}
