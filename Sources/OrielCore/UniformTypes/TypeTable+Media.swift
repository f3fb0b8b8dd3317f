extension TypeTable {
  static let media = """
    public.audiovisual-content|public.data public.content|||audio or video
    public.movie|public.audiovisual-content|||video
    public.video|public.movie|||video without sound
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg mpe|video/mpeg|MPEG video
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts m2ts mts|video/mp2t|MPEG-2 stream
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|MPEG-4 movie
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|||protected MPEG-4 movie
    public.avi|public.movie|avi|video/x-msvideo video/avi video/vnd.avi|AVI movie
    org.webmproject.webm|public.movie|webm|video/webm|WebM movie
    org.matroska.mkv|public.movie|mkv|video/x-matroska video/matroska|Matroska movie
    org.matroska.mka|public.audio|mka|audio/x-matroska|Matroska audio
    com.microsoft.windows-media-wmv|public.movie|wmv|video/x-ms-wmv|Windows Media movie
    com.adobe.flash.video|public.movie|flv|video/x-flv|Flash movie
    public.3gpp|public.movie|3gp 3gpp|video/3gpp|3GPP movie
    org.xiph.ogg-video|public.movie|ogv|video/ogg|Ogg movie
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3 audio/mpeg3 audio/x-mp3|MP3 audio
    public.mpeg-4-audio|public.audio|m4a mp4a|audio/mp4 audio/x-m4a|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
    public.aac-audio|public.audio|aac|audio/aac|AAC audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
    public.aifc-audio|public.aiff-audio|aifc||AIFF-C audio
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/x-wav|WAV audio
    org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC audio
    org.xiph.ogg-audio|public.audio|oga ogg|audio/ogg audio/x-vorbis+ogg|Ogg audio
    org.xiph.opus|public.audio|opus|audio/opus audio/x-opus+ogg|Opus audio
    com.microsoft.windows-media-wma|public.audio|wma|audio/x-ms-wma|Windows Media audio
    public.midi-audio|public.audio|mid midi kar|audio/midi audio/x-midi|MIDI audio
    com.apple.coreaudio-format|public.audio|caf|audio/x-caf|Core Audio file
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl application/vnd.apple.mpegurl|playlist
    public.pls-playlist|public.text public.playlist|pls|audio/x-scpls|playlist
    org.xspf.playlist|public.xml public.playlist|xspf|application/xspf+xml|playlist
    public.font|public.data|||font
    public.truetype-font|public.font|||TrueType font
    public.truetype-ttf-font|public.truetype-font|ttf|font/ttf application/x-font-ttf|TrueType font
    public.truetype-collection-font|public.truetype-font|ttc|font/collection|TrueType fonts
    public.opentype-font|public.font|otf|font/otf application/x-font-otf application/vnd.ms-opentype|OpenType font
    org.w3.woff|public.font|woff|font/woff|WOFF font
    org.w3.woff2|public.font|woff2|font/woff2|WOFF2 font
    """
}
