import { ADMIN_NAME } from '@fracht/content';
import { OWN_WORK } from '../accounts/passwords.ts';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { User } from '../storage/user-store.ts';
import { forgetFailures } from './count-attempt.ts';

const PRINTED_EMAIL = 'admin@fracht.local';

export type PrintedLogin = { readonly email: string; readonly password: string };

/** What became of the first admin at a start. */
export type FirstAdmin = {
  /** The login to print, if it was generated here rather than configured. */
  readonly printed: PrintedLogin | null;
  /** The configured address, if it was ignored because the school already has an admin with another login. */
  readonly ignored: string | null;
};

type AdminParts = Pick<AppContext, 'storage' | 'passwords' | 'now'>;

/** Makes the first admin if there is none. (CFG-8) */
export async function makeAdmin(context: AdminParts & Pick<AppContext, 'config'>): Promise<FirstAdmin> {
  const { storage, config } = context;
  if (await storage.users.hasAdmin()) return { printed: null, ignored: await ignoredAdmin(context) };
  const login = config.admin ?? { email: PRINTED_EMAIL, password: newId() };
  await addAdmin(context, login);
  return { printed: config.admin === null ? login : null, ignored: null };
}

/** Why no admin got a new password. */
export type AdminRefusal =
  | { readonly code: 'SEVERAL'; readonly emails: readonly string[] }
  | { readonly code: 'NO_ADMIN'; readonly email: string };

/** A login to print, whether the account is new, and whether it still asks for a code of an app. */
export type AdminLogin = PrintedLogin & { readonly isNew: boolean; readonly hasSecondFactor: boolean };

/** `email` null: the only admin, or the first. `withoutSecondFactor`: switches it off, for an admin who has neither app nor recovery codes. */
type RenewedAdmin = { readonly email: string | null; readonly withoutSecondFactor: boolean };

/**
 * Gives the admin with this address a new password, or makes one if nobody has the address. All that admin's sessions end; a second factor stays unless
 * `withoutSecondFactor` is set. (CFG-14, TFA-8)
 */
export async function renewAdmin(
  context: AdminParts,
  { email, withoutSecondFactor }: RenewedAdmin,
): Promise<AdminLogin | AdminRefusal> {
  const admins = await context.storage.users.admins();
  const found = email === null ? (admins[0] ?? null) : await context.storage.users.findByEmail(email);
  if (email === null && admins.length > 1)
    return { code: 'SEVERAL', emails: admins.map((admin) => admin.email ?? '').toSorted() };
  if (found !== null && found.type !== 'ADMIN') return { code: 'NO_ADMIN', email: found.email ?? '' };
  const password = newId();
  if (found !== null) {
    if (withoutSecondFactor) await context.storage.secondFactors.switchOff(found.id);
    const hasSecondFactor = (await context.storage.secondFactors.find(found.id)) !== null;
    return { email: await setNew(context, found, password), password, isNew: false, hasSecondFactor };
  }
  const login = { email: email ?? PRINTED_EMAIL, password };
  await addAdmin(context, login);
  return { ...login, isNew: true, hasSecondFactor: false };
}

async function setNew({ storage, passwords }: AdminParts, admin: User, password: string): Promise<string> {
  await storage.users.setPassword(admin.id, await passwords.hash(password), null);
  await forgetFailures({ storage }, admin);
  return admin.email ?? '';
}

async function addAdmin({ storage, passwords, now }: AdminParts, { email, password }: PrintedLogin): Promise<void> {
  await storage.users.add({
    id: newId(),
    email,
    ...ADMIN_NAME,
    type: 'ADMIN',
    teacher: null,
    group: null,
    passwordHash: await passwords.hash(password),
    approved: true,
    createdAt: now(),
  });
}

async function ignoredAdmin({ storage, passwords, config }: Pick<AppContext, 'storage' | 'passwords' | 'config'>) {
  if (config.admin === null) return null;
  const { email, password } = config.admin;
  const known = await storage.users.findByEmail(email);
  const isTheirs = known?.type === 'ADMIN' && (await passwords.verify(known.passwordHash, password, OWN_WORK));
  return isTheirs ? null : email;
}
