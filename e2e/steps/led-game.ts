import { randomUUID } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import type { GameAction } from '@fracht/engine';
import { CALLS, type WireGame } from '@fracht/protocol';
import { ApiClient } from '@fracht/testing/school/api-client.ts';
import { seatBot } from '../harness/bot-seat.ts';
import { demoSchool } from '../harness/demo-school.ts';
import type { School } from '../harness/school.ts';
import { type Seat, seatLoggedIn, type SeatOptions } from '../harness/seat.ts';
import type { RunningServer } from '../harness/server.ts';
import { toOrders } from './start-game.ts';

/** What is sent to a teacher's game through the API. */
type Led = Extract<GameAction, { readonly action: 'START' | 'STOP_EVENTS' | 'FINISH' }>;

/** A game whose teacher is connected without a page, which would have to be opened and drawn and which nobody would look at. */
export type LedGame = {
  readonly game: string;
  readonly students: readonly Seat[];
  /** The game as its teacher sees it. */
  readonly seen: () => WireGame;
  readonly act: (action: Led) => Promise<void>;
  /** On a slow machine a round may end before everything is done: then the teacher starts the next. */
  readonly keepRunning: () => Promise<void>;
};

type Wishes = {
  readonly seed: string;
  /** Options of the students' browsers. */
  readonly options?: SeatOptions;
  /** What is started before a student enters the game. */
  readonly before?: (student: Seat) => void;
};

type Class = Pick<School, 'teacher' | 'teacherApi' | 'group'>;

/** The group of the demo school, with its teacher. */
export async function demoClass({ url }: RunningServer): Promise<Class> {
  const { teacher, group: name } = demoSchool;
  const teacherApi = await new ApiClient(url).logIn(teacher.email, teacher.password);
  const group = (await teacherApi.call(CALLS.groups, {})).find((one) => one.name === name);
  if (group === undefined) throw new Error('the demo group is missing');
  return { teacher, teacherApi, group };
}

/** Makes a game that its teacher enters without a page. */
export async function makeLed(
  server: RunningServer,
  { teacher, teacherApi, group }: Class,
  seed: string,
): Promise<Omit<LedGame, 'students'>> {
  const { id: game } = await teacherApi.call(CALLS.addGame, { body: { group: group.id, seed } });
  const led = await seatBot(server, teacher, game, 'ordinary');
  led.rest();
  const act = async (action: Led): Promise<void> => {
    await teacherApi.call(CALLS.action, { body: { game, data: { id: randomUUID(), ...action } } });
  };
  return {
    game,
    seen: led.game,
    act,
    keepRunning: async () => {
      if (led.game().state !== 'IN_PROGRESS') await act({ action: 'START' });
    },
  };
}

/** The teacher starts the game. A server that has been too busy for a while begins none (RUN-9), so it is asked again. */
export function startLed({ act, seen }: Pick<LedGame, 'act' | 'seen'>): Promise<void> {
  return expect(async () => {
    if (seen().state !== 'IN_PROGRESS') await act({ action: 'START' });
    await expect.poll(() => seen().state).toBe('IN_PROGRESS');
  }).toPass();
}

/** Waits until so many students have joined. */
export function untilJoined({ seen }: Pick<LedGame, 'seen'>, count: number): Promise<void> {
  return expect
    .poll(() => seen().players.filter(({ type, status }) => type === 'STUDENT' && status === 'JOINED').length)
    .toBe(count);
}

/** Begins a game of all the school's students, each with a page on which customers' orders are open. */
export async function beginLed(
  browser: Browser,
  server: RunningServer,
  school: School,
  { seed, options, before }: Wishes,
): Promise<LedGame> {
  const led = await makeLed(server, school, seed);
  const students = await Promise.all(school.students.map((person) => seatLoggedIn(browser, server, person, options)));
  for (const student of students) before?.(student);
  await Promise.all(students.map(({ page }) => page.goto(`/game/${led.game}`)));
  await untilJoined(led, students.length);
  await startLed(led);
  await Promise.all(students.map((seat) => toOrders(seat, true)));
  return { ...led, students };
}
