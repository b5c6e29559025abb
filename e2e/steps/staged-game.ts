import type { Browser } from '@playwright/test';
import type { CarAction } from '@fracht/engine';
import { CALLS } from '@fracht/protocol';
import { makeSchool, type Person, type School, STAGED } from '../harness/school.ts';
import type { Seat, SeatOptions } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';
import { sendCars, type Stage } from './situations.ts';
import { beginLed, type LedGame } from './led-game.ts';

/** A game of one student, in which nothing happens but what is triggered; its teacher has no page. */
export type StagedGame = {
  readonly student: Person;
  readonly teacher: LedGame;
  readonly zofia: Seat;
  readonly stage: Stage<LedGame>;
};

/** How the game is set up. */
export type Wishes = {
  readonly seed: string;
  /** How many cars are under way. */
  readonly cars: number;
  readonly settings?: Readonly<Record<string, number>>;
  /** What a car does when these situations occur, whatever it carries, so that nobody waits for the moment that they describe; '': anything. */
  readonly moments?: Readonly<Record<string, CarAction | ''>>;
  /** Options of the student's browser. */
  readonly options?: SeatOptions;
  /** What is started before the student enters the game. */
  readonly before?: (zofia: Seat) => void;
};

/** Begins such a game, in its own school. */
export async function beginStaged(
  browser: Browser,
  server: RunningServer,
  { cars, settings, moments = {}, ...wishes }: Wishes,
): Promise<StagedGame> {
  const school = await makeSchool(server, 1, { ...STAGED, ...settings });
  for (const [id, status] of Object.entries(moments)) await strikeAt(school, id, status);
  const [student] = school.students;
  const teacher = await beginLed(browser, server, school, wishes);
  const [zofia] = teacher.students;
  if (student === undefined || zofia === undefined) throw new Error('nobody');
  await sendCars(zofia, cars);
  return { student, teacher, zofia, stage: { school, game: teacher.game, teacher } };
}

/** The admin lets a situation occur to a car that does this, whatever it carries, whoever owns it and whatever has caused it. */
async function strikeAt({ admin }: School, id: string, status: CarAction | ''): Promise<void> {
  if (id.startsWith('Z')) await admin.call(CALLS.saveChangeEvent, { body: { id, ownership: '', status } });
  else await admin.call(CALLS.saveEmergency, { body: { id, cargo: '', ownership: '', subtype: 'EMERGENCY', status } });
}
