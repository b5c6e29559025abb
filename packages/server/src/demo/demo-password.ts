import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_WORK } from '../accounts/passwords.ts';
import { DEMO_STUDENTS, DEMO_TEACHER } from '../accounts/demo-accounts.ts';
import { isExposed } from '../addresses.ts';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { User } from '../storage/user-store.ts';

/** The password of demo accounts that only this computer reaches. Not secret: it is in the source, and each start prints it. */
const KNOWN_PASSWORD = 'szkola-pokazowa';
/** A file in the data directory with the generated password, if one was made instead, so that each start can print it. */
const FILE = 'demo-school.password';

/**
 * The password that demo accounts get: one generated once if other computers reach the server, otherwise the known one. `path`: the data
 * directory.
 */
export function demoPassword({ config }: Pick<AppContext, 'config'>, path: string): string {
  const file = join(path, FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (!isExposed(config)) return KNOWN_PASSWORD;
  const password = newId();
  writeFileSync(file, `${password}\n`, { mode: 0o600, flush: true });
  return password;
}

/** Changes the known password wherever it still opens a demo account, if others reach the server: everybody could read it in the source. (CFG-9) */
export async function hideKnownPassword(context: AppContext, path: string): Promise<void> {
  if (!isExposed(context.config)) return;
  const open = await holding(context, KNOWN_PASSWORD);
  if (open.length === 0) return;
  const hash = await context.passwords.hash(demoPassword(context, path));
  for (const { id } of open) await context.storage.users.setPassword(id, hash, null);
}

/** The demo accounts that have this password. */
export async function holding({ storage, passwords }: AppContext, password: string): Promise<readonly User[]> {
  // Accounts that were made together share a hash.
  const holds = new Map<string, boolean>();
  const found: User[] = [];
  for (const user of await storage.users.findAll([DEMO_TEACHER, ...DEMO_STUDENTS])) {
    if (user.erased || user.passwordHash === null) continue;
    const isHeld = holds.get(user.passwordHash) ?? (await passwords.verify(user.passwordHash, password, OWN_WORK));
    holds.set(user.passwordHash, isHeld);
    if (isHeld) found.push(user);
  }
  return found;
}
