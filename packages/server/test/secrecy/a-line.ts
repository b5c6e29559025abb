import { inflateRawSync } from 'node:zlib';
import type { PlayerId } from '@fracht/engine';
import { Known } from './known.ts';
import type { WatchedHttp } from './watched-http.ts';

/** What one student has been sent, and may know; `taken`: how many messages were checked. */
type Line = { readonly student: PlayerId; readonly known: Known; readonly heard: string[]; taken: number };

/**
 * The line of a student behind a network that blocks sockets, into the game `lekcja`. `accidents`: those that have happened to somebody, shared by all lines of a game.
 */
export async function aLine(
  http: WatchedHttp,
  address: string,
  student: PlayerId,
  accidents: Set<string>,
): Promise<Line> {
  const connected = await http.ask(student, 'POST', 'server/connect/', { game: 'lekcja' });
  const { ticket } = JSON.parse(connected.text).payload;
  const { status, body } = await fetch(`${address}/api/server/stream/?game=lekcja&ticket=${ticket}`);
  if (status !== 200 || body === null) throw new Error(`stream: ${status}`);
  const heard: string[] = [];
  void read(body, heard).catch(() => undefined);
  return { student, known: new Known(student, accidents), heard, taken: 0 };
}

async function read(body: ReadableStream<Uint8Array>, heard: string[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: ')) heard.push(inflateRawSync(Buffer.from(event.slice(6), 'base64')).toString());
  }
}
