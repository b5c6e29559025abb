/** A message as the wire carries it: base64 of raw DEFLATE of UTF-8 JSON. (LIN-4) */
export async function encodeMessage(message: unknown): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(message)), new CompressionStream('deflate-raw'));
  let text = '';
  for (let start = 0; start < packed.length; start += CHUNK) {
    text += String.fromCharCode(...packed.subarray(start, start + CHUNK));
  }
  return btoa(text);
}

/** Unpacks a message; the result is not parsed yet. Rejects when the text is not base64, not DEFLATE or not JSON. */
export async function decodeMessage(text: string): Promise<unknown> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = await through(packed, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(plain));
}

/** Bytes given to one call of String.fromCharCode, which takes them as arguments: an engine bounds their number. */
const CHUNK = 8192;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
