import CGtk
import FoundationEssentials
import OrielCore

/// A request for one document by HTTP, over GIO's sockets.
///
/// It uses HTTP/1.0, so that the server closes the connection at the end of the document. Connections, proxies, TLS and
/// its certificates are GIO's; only the request and the response are Oriel's.
///
/// This is less than what a library would cost each app, since nothing but pictures is fetched. FoundationNetworking
/// loads Foundation, ICU and libcurl, 36 libraries in all, whether or not a picture is ever fetched: a program of one line
/// takes 19 ms of processor time instead of 7. libsoup isn't one of GTK's dependencies. `GFile` reads addresses on the web
/// only where gvfs runs.
@MainActor struct WebRequest {
  private let address: WebAddress
  private let cancellable: ObjectHandle

  private static let redirections = 5
  private static let timeout: guint = 30

  /// The document at an address, after redirections.
  static func data(from text: String, _ cancellable: ObjectHandle) async throws -> Data {
    var text = text
    for _ in 0...redirections {
      let request = WebRequest(address: try WebAddress(text), cancellable: cancellable)
      let response = try WebResponse(try await request.perform())
      switch response.status {
      case 200..<300: return response.body
      case 301, 302, 303, 307, 308:
        guard let place = response.header("location") else { throw PictureError("the server redirects to nowhere") }
        text = try request.address.resolved(place)
      default: throw PictureError("the server answered with the status \(response.status)")
      }
    }
    throw PictureError("the server redirects too often")
  }

  private func perform() async throws -> Data {
    let client = ObjectHandle(adopting: g_socket_client_new())
    g_socket_client_set_timeout(client.pointer(), Self.timeout)
    g_socket_client_set_tls(client.pointer(), address.isSecure ? 1 : 0)
    let connected = await AsyncResult.of {
      g_socket_client_connect_to_uri_async(
        client.pointer(), address.text, address.isSecure ? 443 : 80, cancellable.pointer(), $0, $1)
    }
    var error: UnsafeMutablePointer<GError>?
    guard let made = g_socket_client_connect_to_uri_finish(client.pointer(), connected.opaque, &error) else {
      throw PictureError(error)
    }
    let connection = ObjectHandle(adopting: UnsafeMutableRawPointer(made))
    try await write(to: connection)
    return try await read(from: connection)
  }

  private func write(to connection: ObjectHandle) async throws {
    let lines = [
      "GET \(address.target) HTTP/1.0", "Host: \(address.authority)", "Accept: image/*", "User-Agent: Oriel",
      "Connection: close", "", "",
    ]
    let request = lines.joined(separator: "\r\n")
    // GIO reads the bytes until the operation is finished.
    guard let bytes = g_strdup(request) else { return }
    defer { g_free(bytes) }
    let output = g_io_stream_get_output_stream(connection.pointer())
    let written = await AsyncResult.of {
      g_output_stream_write_all_async(
        output, bytes, gsize(request.utf8.count), G_PRIORITY_DEFAULT, cancellable.pointer(), $0, $1)
    }
    var error: UnsafeMutablePointer<GError>?
    guard g_output_stream_write_all_finish(output, written.opaque, nil, &error) != 0 else { throw PictureError(error) }
  }

  private func read(from connection: ObjectHandle) async throws -> Data {
    guard let stream = g_memory_output_stream_new_resizable() else { throw PictureError("there is no memory") }
    let memory = ObjectHandle(adopting: UnsafeMutableRawPointer(stream))
    let input = g_io_stream_get_input_stream(connection.pointer())
    let read = await AsyncResult.of {
      g_output_stream_splice_async(
        memory.pointer(), input, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT, cancellable.pointer(), $0, $1)
    }
    var error: UnsafeMutablePointer<GError>?
    let count = g_output_stream_splice_finish(memory.pointer(), read.opaque, &error)
    let length = Int(g_memory_output_stream_get_data_size(memory.pointer()))
    // Servers may close a secure connection without a shutdown message. The length in the response tells whether the
    // document is complete.
    let isCancelled = g_cancellable_is_cancelled(cancellable.pointer()) != 0
    if count < 0, length == 0 || isCancelled { throw PictureError(error) }
    if let error { g_error_free(error) }
    return g_memory_output_stream_get_data(memory.pointer()).map { Data(bytes: $0, count: length) } ?? Data()
  }
}

/// The parts of a web address.
@MainActor private struct WebAddress {
  let text: String
  let isSecure: Bool
  /// The host, with the port if the address has one.
  let authority: String
  /// The path and the query.
  let target: String

  private static let flags = GUriFlags(G_URI_FLAGS_ENCODED.rawValue | G_URI_FLAGS_PARSE_RELAXED.rawValue)

  init(_ text: String) throws {
    var error: UnsafeMutablePointer<GError>?
    guard let uri = g_uri_parse(text, Self.flags, &error) else { throw PictureError(error) }
    defer { g_uri_unref(uri) }
    let scheme = g_uri_get_scheme(uri).map { String(cString: $0) } ?? ""
    guard scheme == "http" || scheme == "https", let host = g_uri_get_host(uri).map({ String(cString: $0) }),
      !host.isEmpty
    else { throw PictureError("\(text) is no address on the web") }
    self.text = text
    isSecure = scheme == "https"
    let port = g_uri_get_port(uri)
    let name = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
    authority = port > 0 ? "\(name):\(port)" : name
    let path = g_uri_get_path(uri).map { String(cString: $0) } ?? ""
    let query = g_uri_get_query(uri).map { "?" + String(cString: $0) } ?? ""
    target = (path.isEmpty ? "/" : path) + query
  }

  /// Another address, which may be relative to this one.
  func resolved(_ reference: String) throws -> String {
    var error: UnsafeMutablePointer<GError>?
    guard let resolved = g_uri_resolve_relative(text, reference, Self.flags, &error) else { throw PictureError(error) }
    defer { g_free(resolved) }
    return String(cString: resolved)
  }
}

/// A response by HTTP.
struct WebResponse {
  let status: Int
  let body: Data
  private let headers: [(name: String, value: String)]

  /// Parses all data that a server has sent.
  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard let end = bytes.firstRange(of: [13, 10, 13, 10]) else { throw PictureError("the server's answer isn't HTTP") }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
      throw PictureError("the server's answer isn't HTTP")
    }
    self.status = status
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      return (line[..<colon].lowercased(), String(value))
    }
    let rest = Array(bytes[end.upperBound...])
    if let coding = Self.value("transfer-encoding", headers), coding.lowercased() == "chunked" {
      body = try Self.unchunked(rest)
    } else if let length = Self.value("content-length", headers).flatMap({ Int($0) }) {
      guard rest.count >= length, length >= 0 else { throw PictureError("the connection ended too early") }
      body = Data(rest[..<length])
    } else {
      body = Data(rest)
    }
  }

  /// The value of a header, whose name is in lower case.
  func header(_ name: String) -> String? { Self.value(name, headers) }

  private static func value(_ name: String, _ headers: [(name: String, value: String)]) -> String? {
    headers.first { $0.name == name }?.value
  }

  private static func unchunked(_ bytes: [UInt8]) throws -> Data {
    var body: [UInt8] = []
    var rest = bytes[...]
    while let end = rest.firstRange(of: [13, 10]) {
      let line = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      guard let count = Int(line.prefix { $0.isHexDigit }, radix: 16) else { break }
      if count == 0 { return Data(body) }
      let start = end.upperBound
      guard rest.endIndex - start >= count else { break }
      body += rest[start..<start + count]
      rest = rest[(start + count)...].dropFirst(2)
    }
    throw PictureError("the connection ended too early")
  }
}
