import { inflateRawSync } from 'node:zlib';
import type { GameState, PlayerId } from '@fracht/engine';
import { type Codec, DEFAULT_CODEC, type PackedReader } from '@fracht/protocol';
import { aPackedReader } from '@fracht/testing/school/codec.ts';
import { Scheduler } from '../../src/games/scheduler/scheduler.ts';
import type { Channel } from '../../src/rooms/channel.ts';
import type { PackedMessage } from '../../src/rooms/message.ts';
import { viewsOf } from '../../src/rooms/game-views.ts';
import { RoomSession } from '../../src/rooms/session.ts';
import { SocketRoom } from '../../src/rooms/socket-room.ts';
import { ManualClock } from '../live/manual-clock.ts';

/** Longer than changes are collected, in milliseconds: each is sent separately. */
const A_WHILE = 1000;

const GAME = { group: 'grupa', groupName: 'Spedycja 3B', randos: false, homework: null } as const;
const NO_BREAK = { breakEndsAt: null, pace: 1 } as const;

/** A room of the server with students in it, and every byte that it sent them. */
export type WatchedRoom = {
  /** The game looks like this now; everybody is sent what changed. */
  readonly show: (state: GameState) => void;
  /** Everybody loses the line and is sent the whole game again. */
  readonly resync: () => void;
  /** The messages that a student was sent since the last call, unpacked. */
  readonly takeSent: (student: PlayerId) => readonly string[];
};

/** Seats the students in a room of the server; they are sent the whole game at once, half of them in each encoding. */
export function aWatchedRoom(first: GameState, students: readonly PlayerId[]): WatchedRoom {
  const { game } = first.setup;
  const clock = new ManualClock(1_700_000_000_000);
  let state = first;
  const room = new SocketRoom({
    game,
    scheduler: new Scheduler(clock),
    views: viewsOf(GAME, NO_BREAK),
    present: () => state,
    seq: 0,
    onOdd: (error) => {
      throw error;
    },
  });
  const seats = students.map((player, index) => {
    const line = new RecordedLine(game, index % 2 === 0 ? 'fracht-2' : DEFAULT_CODEC);
    const session = new RoomSession({ player, type: 'STUDENT' }, line);
    room.join(session);
    return { player, line, session };
  });
  return {
    show: (next) => {
      state = next;
      room.changed({ state, cause: null, receipt: null });
      clock.move(A_WHILE);
    },
    resync: () => {
      for (const { session } of seats) room.resync(session);
    },
    takeSent: (student) => seats.find(({ player }) => player === student)?.line.take() ?? [],
  };
}

/** A line that keeps what is sent over it. */
class RecordedLine implements Channel {
  readonly codec: Codec;
  readonly #reader: PackedReader;
  #sent: PackedMessage[] = [];

  constructor(game: string, codec: Codec) {
    this.codec = codec;
    this.#reader = aPackedReader(game);
  }

  readonly send = (messages: readonly PackedMessage[]): void => void this.#sent.push(...messages);
  readonly waiting = (): number => 0;
  readonly whenDrained = (done: () => void): void => done();
  readonly close = (): void => undefined;

  take(): readonly string[] {
    const texts = this.#sent.map(({ bytes }) => this.#unpacked(bytes));
    this.#sent = [];
    return texts;
  }

  #unpacked(packed: Buffer): string {
    if (this.codec === DEFAULT_CODEC) return inflateRawSync(Buffer.from(packed.toString(), 'base64')).toString();
    return JSON.stringify(this.#reader.read(packed));
  }
}
