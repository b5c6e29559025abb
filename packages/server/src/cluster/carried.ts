import { PackedMessage } from '../rooms/message.ts';

/** First bytes of messages that are not notes: game messages on their way to clients, and a client's message on its way to the owner. */
const [DOWN, UP] = [1, 2];

/** A batch of messages, each with its lines, in an order that keeps the order of every line. */
export type Parcel = readonly { readonly message: PackedMessage; readonly lines: readonly number[] }[];

/** A client's message, unchanged. */
export type ForwardedMessage = {
  readonly edge: string;
  readonly line: number;
  readonly isBinary: boolean;
  readonly bytes: Buffer;
};

/** The kind of a message from another process, by its first byte. */
export function carriedKind(bytes: Uint8Array): 'DOWN' | 'UP' | 'NOTE' {
  if (bytes[0] === DOWN) return 'DOWN';
  return bytes[0] === UP ? 'UP' : 'NOTE';
}

/** Packs a batch; each message is written once, however many lines it goes to. */
export function packParcel(parcel: Parcel): Uint8Array {
  const parts: Buffer[] = [Buffer.from([DOWN])];
  for (const { message, lines } of parcel) {
    const head = Buffer.allocUnsafe(9 + lines.length * 4);
    head.writeUInt8(message.isText ? 1 : 0, 0);
    head.writeUInt32LE(message.bytes.length, 1);
    head.writeUInt32LE(lines.length, 5);
    for (const [index, line] of lines.entries()) head.writeUInt32LE(line, 9 + index * 4);
    parts.push(head, message.bytes);
  }
  return Buffer.concat(parts);
}

export function readParcel(bytes: Uint8Array): Parcel {
  const from = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parcel: { message: PackedMessage; lines: number[] }[] = [];
  for (let at = 1; at < from.length;) {
    const [isText, length, count] = [from.readUInt8(at) === 1, from.readUInt32LE(at + 1), from.readUInt32LE(at + 5)];
    const lines = Array.from({ length: count }, (_, index) => from.readUInt32LE(at + 9 + index * 4));
    const begin = at + 9 + count * 4;
    const body = from.subarray(begin, begin + length);
    parcel.push({ message: isText ? PackedMessage.text(body) : PackedMessage.binary(body), lines });
    at = begin + length;
  }
  return parcel;
}

export function packForwarded({ edge, line, isBinary, bytes }: ForwardedMessage): Uint8Array {
  const name = Buffer.from(edge);
  const head = Buffer.allocUnsafe(7);
  head.writeUInt8(UP, 0);
  head.writeUInt8(isBinary ? 1 : 0, 1);
  head.writeUInt32LE(line, 2);
  head.writeUInt8(name.length, 6);
  return Buffer.concat([head, name, bytes]);
}

export function readForwarded(bytes: Uint8Array): ForwardedMessage {
  const from = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begin = 7 + from.readUInt8(6);
  return {
    edge: from.subarray(7, begin).toString(),
    line: from.readUInt32LE(2),
    isBinary: from.readUInt8(1) === 1,
    bytes: from.subarray(begin),
  };
}
