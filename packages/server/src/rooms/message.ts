const [TEXT, BINARY] = [0x81, 0x82];
/** From this length on a web socket's frame states it in two bytes, and from the next on in eight. (RFC 6455, 5.2) */
const [MEDIUM, LONG] = [126, 65_536];

/** A packed message, the same object for everybody it is sent to. */
export class PackedMessage {
  readonly bytes: Buffer;
  readonly #opcode: number;
  #frame: Buffer | null = null;

  private constructor(bytes: Buffer, opcode: number) {
    this.bytes = bytes;
    this.#opcode = opcode;
  }

  /** A message of text. */
  static text(bytes: Buffer): PackedMessage {
    return new PackedMessage(bytes, TEXT);
  }

  /** A message of bytes. */
  static binary(bytes: Buffer): PackedMessage {
    return new PackedMessage(bytes, BINARY);
  }

  /** Whether it is one of text. */
  get isText(): boolean {
    return this.#opcode === TEXT;
  }

  /** The message as a web socket's server sends it, made once for all its readers. (RFC 6455, 5.2) */
  get frame(): Buffer {
    this.#frame ??= Buffer.concat([headOf(this.#opcode, this.bytes.length), this.bytes]);
    return this.#frame;
  }
}

function headOf(opcode: number, length: number): Buffer {
  if (length < MEDIUM) return Buffer.from([opcode, length]);
  const isMedium = length < LONG;
  const head = Buffer.alloc(isMedium ? 4 : 10);
  head[0] = opcode;
  head[1] = isMedium ? MEDIUM : MEDIUM + 1;
  head.writeUIntBE(length, head.length - (isMedium ? 2 : 6), isMedium ? 2 : 6);
  return head;
}
