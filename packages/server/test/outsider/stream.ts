import { follower, type Follower } from './channel.ts';
import type { Visitor } from './http.ts';
import { ticketFor } from './socket.ts';
import { unpack } from './wire.ts';

export type Stream = Follower & {
  readonly close: () => void;
  readonly ended: Promise<void>;
};

/**
 * Follows a game by server-sent events; parsed as in the standard: lines, `data:` joined, an empty line ends an event, a named event is not a message.
 */
export async function stream(person: Visitor, game: string): Promise<Stream> {
  const { ticket } = await ticketFor(person, game);
  const stop = new AbortController();
  const url = `${person.base}server/stream/?game=${game}&ticket=${encodeURIComponent(ticket)}`;
  const response = await fetch(url, { signal: stop.signal, headers: { accept: 'text/event-stream' } });
  const kind = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !kind.startsWith('text/event-stream') || response.body === null)
    throw new Error(`no stream: ${response.status} ${kind} ${await response.text()}`);
  const self = follower(() => {
    throw new Error('a gap in a stream');
  });
  const ended = read(response.body, (data) => self.hear(unpack(data))).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  await self.until('the first, whole state', (message) => message.full === true);
  return { ...self, close: () => stop.abort(), ended };
}

async function read(body: ReadableStream<Uint8Array>, hear: (data: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    const events = text.split(/\r?\n\r?\n/);
    text = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split(/\r?\n/);
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).replace(/^ /, ''));
      const isMessage = !lines.some((line) => line.startsWith('event:') && line.slice(6).trim() !== 'message');
      if (isMessage && data.length > 0) hear(data.join('\n'));
    }
  }
}
