import { CALLS } from '@fracht/protocol';
import { changeSettings } from '@fracht/testing/school/school.ts';
import type { School } from '../harness/school.ts';
import type { Seat } from '../harness/seat.ts';
import { gameShell } from '../pages/game-shell.ts';
import { ownHomework } from '../pages/homework.ts';
import { startGame } from './start-game.ts';

const DAY_MS = 86_400_000;

/** An assignment of one round for the whole group. */
export type Assignment = {
  readonly title: string;
  /** Its page in the lecturer's panel. */
  readonly address: string;
  /** Its teacher moves its deadline to this moment. */
  readonly endNow: () => Promise<void>;
};

type Terms = { readonly title: string; readonly bots: number; readonly settings: Readonly<Record<string, number>> };

/** A teacher sets an assignment that began yesterday and ends tomorrow; `settings` apply to its games and to all made later. */
export async function setHomework(
  { admin, teacherApi, group }: School,
  { title, bots, settings }: Terms,
): Promise<Assignment> {
  await changeSettings(admin, settings);
  const opensAt = Date.now() - DAY_MS;
  const terms = {
    title,
    rounds: 1,
    bots,
    situations: false,
    attempts: 3,
    counts: 'BEST',
    shown: 'AT_ONCE',
    opensAt,
  } as const;
  const closesAt = Date.now() + DAY_MS;
  const { id } = await teacherApi.call(CALLS.addHomework, { body: { ...terms, group: group.id, closesAt } });
  return {
    title,
    address: `/panel/lecturer/games/homework/${id}`,
    endNow: async () =>
      void (await teacherApi.call(CALLS.saveHomework, { body: { id, ...terms, closesAt: Date.now() } })),
  };
}

/** From the panel a student begins an attempt, starts its game and closes the hints of a first game; gives the game's id. */
export async function playHomework({ page }: Seat, title: string, isFirst: boolean): Promise<string> {
  const own = ownHomework(page);
  await own.begin(title).click();
  await startGame(page, own.start);
  await page.waitForURL('**/map');
  if (isFirst) await gameShell(page).closeHints();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}
