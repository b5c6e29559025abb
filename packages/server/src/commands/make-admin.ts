import { ADMIN_NAME } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';

const PRINTED_EMAIL = 'admin@fracht.local';

export type PrintedLogin = { readonly email: string; readonly password: string };

/** Makes the first admin if there is none. Gives the login to print, unless the configuration set one. (CFG-8) */
export async function makeAdmin(context: AppContext): Promise<PrintedLogin | null> {
  const { storage, passwords, config, now } = context;
  if (await storage.users.hasAdmin()) return null;
  const login = config.admin ?? { email: PRINTED_EMAIL, password: newId() };
  await storage.users.add({
    id: newId(),
    email: login.email,
    ...ADMIN_NAME,
    type: 'ADMIN',
    teacher: null,
    group: null,
    passwordHash: await passwords.hash(login.password),
    approved: true,
    createdAt: now(),
  });
  return config.admin === null ? login : null;
}
