/// Looks for short texts in long ones byte by byte, which is many times faster than by letters and means the same.
extension StringProtocol {
    /// Returns true if a text stands somewhere in it.
    func has(_ text: String) -> Bool {
        let found = utf8.withContiguousStorageIfAvailable { bytes in
            var text = text
            return text.withUTF8 { Self.stands($0, in: bytes) }
        }
        return found ?? String(self).has(text)
    }

    fileprivate static func stands(_ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = wanted.first else { return true }
        guard bytes.count >= wanted.count else { return false }
        var start = 0
        let last = bytes.count - wanted.count
        while start <= last {
            if bytes[start] == first {
                var length = 1
                while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
                if length == wanted.count { return true }
            }
            start += 1
        }
        return false
    }
}

extension SourceFile {
    /// Returns true if the bytes of a text stand in it.
    package func contains(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { wanted in
            bytes.withUnsafeBufferPointer { !wanted.isEmpty && String.stands(wanted, in: $0) }
        }
    }
}
