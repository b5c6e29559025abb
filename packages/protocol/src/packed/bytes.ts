const FIRST_SIZE = 512;

/** Writes bytes into a growing buffer, which is reused from message to message. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_SIZE);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  byte(value: number): void {
    this.#fit(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  /** A non-negative whole number as a varint (LEB128): seven bits per byte, lowest first; the eighth bit says that more follow. */
  whole(value: number): void {
    this.#fit(8);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length] = (rest % 0x80) + 0x80;
      this.#length += 1;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length] = rest;
    this.#length += 1;
  }

  /** Any number, as a 64-bit float. */
  float(value: number): void {
    this.#fit(8);
    this.#view.setFloat64(this.#length, value);
    this.#length += 8;
  }

  /** A text: its number of UTF-16 units, then each unit as a varint; Polish letters take two bytes. */
  text(value: string): void {
    this.whole(value.length);
    for (let index = 0; index < value.length; index += 1) this.whole(value.charCodeAt(index));
  }

  bytes(value: Uint8Array): void {
    this.#fit(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  /** Returns the bytes written since the last call and starts again with an empty buffer. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  /** Discards the bytes written since the last `take`. */
  clear(): void {
    this.#length = 0;
  }

  #fit(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}

/** Reads what a ByteWriter wrote, in the same order. Every method throws a RangeError if the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const value = this.#view.getUint8(this.#at);
    this.#at += 1;
    return value;
  }

  whole(): number {
    let value = 0;
    for (let worth = 1; ; worth *= 0x80) {
      const byte = this.byte();
      value += (byte % 0x80) * worth;
      if (byte < 0x80) return value;
      if (worth > Number.MAX_SAFE_INTEGER) throw new RangeError('a number without an end');
    }
  }

  float(): number {
    const value = this.#view.getFloat64(this.#at);
    this.#at += 8;
    return value;
  }

  text(): string {
    let text = '';
    for (let left = this.whole(); left > 0; left -= 1) text += String.fromCharCode(this.whole());
    return text;
  }
}
