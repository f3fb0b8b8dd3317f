extension TypeTable {
  static let images = """
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpg jpeg jpe jfif|image/jpeg image/jpg image/pjpeg|JPEG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
    org.freedesktop.svgz|public.image org.gnu.gnu-zip-archive|svgz|image/svg+xml-compressed|compressed SVG image
    com.apple.icns|public.image|icns|image/x-icns|icon
    com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-bmp image/x-ms-bmp|BMP image
    com.microsoft.ico|public.image|ico cur|image/vnd.microsoft.icon image/x-icon|icon
    public.heif-standard|public.image|heif hif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
    public.avif|public.heif-standard|avif|image/avif|AVIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.jpeg-2000|public.image|jp2 j2k jpf|image/jp2|JPEG 2000 image
    com.ilm.openexr-image|public.image|exr|image/x-exr image/aces|OpenEXR image
    com.truevision.tga-image|public.image|tga|image/x-tga|TGA image
    public.pbm|public.image|pnm pbm pgm ppm|image/x-portable-anymap image/x-portable-bitmap image/x-portable-graymap \
    image/x-portable-pixmap|Netpbm image
    public.xpm|public.image|xpm|image/x-xpixmap|XPM image
    com.adobe.photoshop-image|public.image public.composite-content|psd|image/vnd.adobe.photoshop|Photoshop document
    com.adobe.illustrator.ai-image|public.image|ai|application/illustrator|Illustrator document
    org.gimp.xcf|public.image|xcf|image/x-xcf|GIMP image
    org.kde.krita|public.image|kra|application/x-krita|Krita document
    public.camera-raw-image|public.image||image/x-dcraw|raw image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG image
    com.canon.cr2-raw-image|public.camera-raw-image|cr2|image/x-canon-cr2|Canon raw image
    com.canon.cr3-raw-image|public.camera-raw-image|cr3|image/x-canon-cr3|Canon raw image
    com.nikon.raw-image|public.camera-raw-image|nef|image/x-nikon-nef|Nikon raw image
    com.sony.arw-raw-image|public.camera-raw-image|arw|image/x-sony-arw|Sony raw image
    com.fuji.raw-image|public.camera-raw-image|raf|image/x-fuji-raf|Fuji raw image
    com.apple.live-photo|public.item|||Live Photo
    public.3d-content|public.content|||3D model
    com.pixar.universal-scene-description|public.data public.3d-content|usd usda usdc|model/vnd.usd|USD scene
    com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip|USDZ scene
    com.apple.reality|public.data public.3d-content|reality|model/vnd.reality|Reality scene
    com.apple.scenekit.scene|public.3d-content|scn||SceneKit scene
    com.apple.arobject|public.data|arobject||AR object
    public.geometry-definition-format|public.text public.3d-content|obj|model/obj|OBJ model
    public.standard-tesselated-geometry-format|public.data public.3d-content|stl|model/stl|STL model
    org.khronos.gltf|public.json public.3d-content|gltf|model/gltf+json|glTF model
    org.khronos.glb|public.data public.3d-content|glb|model/gltf-binary|glTF model
    """
}
