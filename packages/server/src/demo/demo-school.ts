import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoSchool } from '@fracht/content';
import { fullName } from '@fracht/protocol';
import { isExposed } from '../addresses.ts';
import type { AppContext } from '../context.ts';
import type { Data } from '../data.ts';
import { demoPassword, hideKnownPassword, holding } from './demo-password.ts';
import { makeDemoPeople } from './demo-people.ts';
import { PAST_GAMES } from './past-games.ts';
import { playPastGame } from './play-past-game.ts';

const TERM_MS = 40 * 86_400_000;
/** A file in the data directory while the demo school is being made: a start that finds it completes the school. */
const UNFINISHED = 'demo-school.unfinished';

/** Logins that are still valid, for the person who starts the server. */
export type DemoLogins = {
  readonly password: string;
  readonly accounts: readonly {
    readonly role: 'TEACHER' | 'STUDENT';
    readonly name: string;
    readonly email: string;
    readonly group: string | null;
  }[];
  readonly isOpenToNetwork: boolean;
};

/**
 * Makes the demo school (people, groups, and games that are really played) if the configuration asks for it and the database has only admins.
 * Continues if an earlier start was interrupted. If other computers reach the server, the known password opens none of its accounts, whenever they
 * were made. (CFG-9, RUN-3)
 */
export async function makeDemoSchool(
  context: AppContext,
  data: Pick<Data, 'place' | 'openLog' | 'ownership'>,
): Promise<void> {
  await completeDemoSchool(context, data);
  await hideKnownPassword(context, data.place.path);
}

async function completeDemoSchool(context: AppContext, data: Parameters<typeof makeDemoSchool>[1]): Promise<void> {
  const { config, storage, now } = context;
  if (!config.demo) return;
  const unfinished = join(data.place.path, UNFINISHED);
  if (!existsSync(unfinished) && !(await storage.users.isEmpty())) return;
  writeFileSync(unfinished, '', { flush: true });
  const people = await makeDemoPeople(context, demoPassword(context, data.place.path), now() - TERM_MS);
  const log = data.openLog();
  try {
    for (const game of PAST_GAMES) await playPastGame(context, { log, ownership: data.ownership }, people, game);
  } finally {
    await log.close();
  }
  rmSync(unfinished);
}

/** The demo accounts that still have their original address and password; null if there are none. `path`: the data directory. */
export async function demoLogins(context: AppContext, path: string): Promise<DemoLogins | null> {
  const { config } = context;
  if (!config.demo) return null;
  const password = demoPassword(context, path);
  const emails = new Set((await holding(context, password)).map(({ email }) => email));
  const accounts = everyAccount().filter(({ email }) => emails.has(email));
  if (accounts.length === 0) return null;
  return { password, accounts, isOpenToNetwork: isExposed(config) };
}

function everyAccount(): DemoLogins['accounts'] {
  const { lecturer, groups } = demoSchool;
  const students = groups.flatMap(({ name, students: members }) =>
    members.map((member) => ({ role: 'STUDENT' as const, name: fullName(member), email: member.email, group: name })),
  );
  return [{ role: 'TEACHER', name: fullName(lecturer), email: lecturer.email, group: null }, ...students];
}
