import { setTimeout as sleep } from 'node:timers/promises';
import { decide } from '@fracht/bots';
import { CALLS } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { addPerson } from '@fracht/testing/school/school.ts';
import { mustBeAccepted, PASSWORD, somebody } from './school.ts';
import { Seat } from './seat.ts';

/** How often each player looks at the game, in ms, to do what a bot would. */
const LOOK_MS = 2000;

/** What all rooms count together; each minute its answers are taken out of it. */
export type Tally = { latencies: number[]; refused: number; finished: number; broken: number };

/** A group with its lecturer, which plays one game after another. */
export class SoakRoom {
  readonly #address: string;
  readonly #codec: string;
  readonly #lecturer: string;
  readonly #group: string;
  readonly #emails: readonly string[];
  #games = 0;

  private constructor(address: string, codec: string, lecturer: string, group: string, emails: readonly string[]) {
    this.#address = address;
    this.#codec = codec;
    this.#lecturer = lecturer;
    this.#group = group;
    this.#emails = emails;
  }

  /** Makes a group of this many players, by its lecturer. */
  static async make(
    address: string,
    codec: string,
    lecturer: string,
    place: number,
    players: number,
  ): Promise<SoakRoom> {
    const api = await new ApiClient(address).logIn(lecturer, PASSWORD);
    const { id: group } = await api.call(CALLS.addGroup, { body: { name: `Grupa ${String(place + 1)}` } });
    const emails = Array.from(
      { length: players },
      (_, index) => `gracz-${String(place)}-${String(index)}@szkola.example`,
    );
    for (const email of emails) await addPerson(api, { ...somebody(email), type: 'STUDENT', group });
    return new SoakRoom(address, codec, lecturer, group, emails);
  }

  /** Plays without end; a game that ends is followed by the next, with new sessions. */
  async play(isOver: () => boolean, tally: Tally): Promise<void> {
    while (!isOver()) {
      this.#games += 1;
      try {
        await this.#playOne(isOver, tally);
      } catch (error) {
        tally.broken += 1;
        process.stderr.write(`a room broke: ${String(error)}\n`);
        await sleep(LOOK_MS);
      }
    }
  }

  async #playOne(isOver: () => boolean, tally: Tally): Promise<void> {
    const api = await new ApiClient(this.#address).logIn(this.#lecturer, PASSWORD);
    const seed = `soak-${this.#group}-${String(this.#games)}`;
    const { id } = await api.call(CALLS.addGame, { body: { group: this.#group, seed, auto_advance: 'true' } });
    const taken: Seat[] = [];
    try {
      const desk = await this.#take(api, id, taken);
      const players: Seat[] = [];
      for (const email of this.#emails) {
        const seat = await this.#take(await new ApiClient(this.#address).logIn(email, PASSWORD), id, taken);
        await mustBeAccepted(seat, { action: 'USER_JOIN' });
        players.push(seat);
      }
      await mustBeAccepted(desk, { action: 'START' });
      const looking = players.map((seat, index) => lookOn(seat, (index * LOOK_MS) / players.length, isOver, tally));
      await Promise.all(looking);
      if (!isOver()) tally.finished += 1;
    } finally {
      // A game that the server did not begin leaves no connection open either.
      await Promise.all(taken.map((seat) => seat.leave()));
    }
  }

  /** Connects somebody to a game, and notes whom to take out of it again. */
  async #take(api: ApiClient, game: string, taken: Seat[]): Promise<Seat> {
    const { seat } = await Seat.take(this.#address, api, game, this.#codec);
    taken.push(seat);
    return seat;
  }
}

/** One player's game, until it is over. */
async function lookOn(seat: Seat, first: number, isOver: () => boolean, tally: Tally): Promise<void> {
  await sleep(first);
  while (!isOver() && seat.wire.state !== 'FINISHED') {
    const action = decide(seat.view, { player: seat.user, level: 'ordinary', seed: 'soak', answers: null });
    if (action !== null) {
      const { ok, ms } = await seat.act(action);
      if (ok) tally.latencies.push(ms);
      else tally.refused += 1;
    }
    await sleep(LOOK_MS);
  }
}
