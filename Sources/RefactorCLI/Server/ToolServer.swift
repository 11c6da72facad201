import ArgumentParser
import Foundation

/// Answers the messages of the Model Context Protocol, a line each.
struct ToolServer {
    /// The revisions that are spoken, newest first.
    static let revisions = ["2025-11-25", "2025-06-18"]

    let root: String
    private let inbox = MessageInbox()

    init(root: String) { self.root = root }

    /// Until the input ends.
    func run() {
        inbox.start()
        while let entry = inbox.next() {
            switch entry {
            case .message(let message): answer(message)
            case .noJSON: send(error: -32700, "this is no JSON", to: .null)
            case .tooLong:
                send(error: -32700, "a message has at most \(MessageInbox.longest >> 20) MB on its line", to: .null)
            }
        }
    }

    private func answer(_ message: JSONValue) {
        guard message["jsonrpc"]?.text == "2.0", let method = message["method"]?.text else {
            // An answer to what we never ask is passed over.
            let isAnswer = message["result"] != nil || message["error"] != nil
            return isAnswer ? () : send(error: -32600, "this is no request", to: message["id"] ?? .null)
        }
        guard let id = message["id"] else { return }
        let params = message["params"] ?? .object([:])
        switch method {
        case "initialize": send(introduction(to: params["protocolVersion"]?.text), to: id)
        case "ping": send(.object([:]), to: id)
        case "tools/list": send(.object(["tools": .list(ServerTool.all.map(\.description))]), to: id)
        case "tools/call": call(params, for: id)
        default: send(error: -32601, "there is no method '\(method)'", to: id)
        }
    }

    private func introduction(to wanted: String?) -> JSONValue {
        let revision = Self.revisions.first { $0 == wanted } ?? Self.revisions[0]
        return .object([
            "protocolVersion": .text(revision),
            "capabilities": .object(["tools": .object([:])]),
            "serverInfo": .object([
                "name": .text("refactor"), "title": .text("refactor"), "version": .text(ProgramVersion.text),
            ]),
            "instructions": .text(
                "Splits massive iOS view controllers. Paths are below \(root). Work in this order: scan, plan, explain, "
                    + "emit (a dry run unless told), verify."),
        ])
    }

    // MARK: - Tools

    private func call(_ params: JSONValue, for id: JSONValue) {
        let name = params["name"]?.text ?? ""
        guard let tool = ServerTool.all.first(where: { $0.name == name }) else {
            return send(error: -32602, "there is no tool '\(name)'", to: id)
        }
        guard !inbox.isCancelled(id) else { return }
        let token = params["_meta"]?["progressToken"]
        let call = ServedCall(
            root: root, isCalledOff: { [inbox] in inbox.isCancelled(id) },
            report: { step, message in Self.report(step, message, to: token) })
        call.step("\(name) runs")
        let result = result(of: tool, params["arguments"] ?? .object([:]), as: call)
        guard !inbox.isCancelled(id) else { return }
        call.step("\(name) is done")
        send(result, to: id)
    }

    private func result(of tool: ServerTool, _ arguments: JSONValue, as call: ServedCall) -> JSONValue {
        do {
            let words = try tool.words(from: arguments, root: root)
            return content(try ToolRun.output(of: tool.command, with: words, as: call), isError: false)
        } catch let error as CommandError {
            return content(ErrorDocument(error).text, isError: true)
        } catch {
            return content(ErrorDocument(message: tool.command.message(for: error)).text, isError: true)
        }
    }

    private func content(_ text: String, isError: Bool) -> JSONValue {
        var entries: [String: JSONValue] = [
            "content": .list([.object(["type": .text("text"), "text": .text(text)])]), "isError": .flag(isError),
        ]
        // What is structured is always an object.
        switch try? JSONValue(decoding: text) {
        case .list(let elements): entries["structuredContent"] = .object(["plans": .list(elements)])
        case let value?: entries["structuredContent"] = value
        case nil: break
        }
        return .object(entries)
    }

    // MARK: - Messages

    private static func report(_ step: Int, _ message: String, to token: JSONValue?) {
        guard let token else { return }
        let params: [String: JSONValue] = [
            "progressToken": token, "progress": .number(Double(step)), "message": .text(message),
        ]
        send(["method": .text("notifications/progress"), "params": .object(params)])
    }

    private func send(_ result: JSONValue, to id: JSONValue) { Self.send(["id": id, "result": result]) }

    private func send(error code: Double, _ message: String, to id: JSONValue) {
        Self.send(["id": id, "error": .object(["code": .number(code), "message": .text(message)])])
    }

    private static func send(_ entries: [String: JSONValue]) {
        let message = JSONValue.object(entries.merging(["jsonrpc": .text("2.0")]) { $1 })
        guard let line = try? PlanJSON.encodedOnOneLine(message) else { return }
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
