import type { GameAction } from '@fracht/engine';
import { type ApiClient } from '@fracht/testing/school/api-client.ts';
import { until } from '@fracht/testing/school/until.ts';
import type { Heard } from '@fracht/testing/school/follower.ts';
import { Listener } from './socket-client.ts';

let made = 0;

/** A player behind a network that blocks web sockets: reads events, sends actions over HTTP. */
export class StreamClient extends Listener {
  readonly client: ApiClient;
  readonly game_id: string;
  readonly user: string;
  readonly #abort = new AbortController();
  closeEvent: string | null = null;

  constructor(client: ApiClient, game: string, user: string) {
    super();
    this.client = client;
    this.game_id = game;
    this.user = user;
  }

  async open(ticket: string): Promise<Response> {
    const query = new URLSearchParams({ game: this.game_id, ticket });
    const response = await fetch(`${this.client.address}/api/server/stream/?${query.toString()}`, {
      signal: this.#abort.signal,
    });
    if (response.status === 200 && response.body !== null)
      this.#read(response.body).then(
        () => this.giveUp('the stream has ended'),
        (cause: unknown) => this.giveUp(String(cause)),
      );
    return response;
  }

  /** Sends an action and waits until its change has come over the stream. */
  async act(action: GameAction): Promise<Heard> {
    const id = `stream-${process.pid}-${(made += 1)}`;
    const answer = await this.client.post('server/action/', {
      game: this.game_id,
      data: JSON.stringify({ id, ...action }),
    });
    if (answer.status !== 200)
      return { re: id, ok: false, ...(answer.message?.code === undefined ? {} : { code: answer.message.code }) };
    await until('the change has come', () => this.lostBy !== null || (this.seq ?? -1) >= answer.payload.seq);
    return { re: id, ok: true };
  }

  leave(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) this.#take(event);
    }
  }

  #take(event: string): void {
    if (event.startsWith('event: close')) this.closeEvent = event;
    else if (event.startsWith('data: ')) this.hear(event.slice('data: '.length));
  }
}

/** Connects to a game by stream and gets the whole state. */
export async function joinByStream(client: ApiClient, game: string): Promise<StreamClient> {
  const { ticket } = (await client.post('server/connect/', { game })).payload;
  const stream = new StreamClient(client, game, (await client.get('user/data/')).payload.id);
  const { status } = await stream.open(ticket);
  if (status !== 200) throw new Error(`stream: ${status}`);
  await until('the whole game is here', () => stream.hasGame);
  return stream;
}
