import { z } from 'zod';
import { operatorText } from '@fracht/content';
import { emailAddress } from '@fracht/protocol';
import { makePasswords } from '../accounts/passwords.ts';
import { renewAdmin } from '../commands/make-admin.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openBeside } from '../copies/open-beside.ts';
import { commandOptions, type Terminal } from './terminal.ts';

const text = operatorText.admin;

/** Makes an admin, or a new password for one, whether the server runs or not; prints it once. */
export async function adminCommand({ words, env, say }: Terminal): Promise<void> {
  const { values, positionals } = commandOptions(
    words,
    { in: { type: 'string' }, 'without-second-factor': { type: 'boolean' } },
    text.usage,
  );
  if (positionals.length > 1) throw new ConfigError(text.usage);
  const email = z.union([emailAddress, z.undefined()]).safeParse(positionals[0]);
  if (!email.success) throw new ConfigError(text.noEmail(positionals[0] ?? ''));
  const { databaseUrl, dataDir } = readConfig(env);
  const school = await openBeside(values.in ?? databaseUrl ?? dataDir);
  try {
    const made = await renewAdmin(
      { storage: school.storage, passwords: makePasswords(), now: Date.now },
      { email: email.data ?? null, withoutSecondFactor: values['without-second-factor'] === true },
    );
    if (!('code' in made)) return say(text.made(made));
    throw new ConfigError(made.code === 'SEVERAL' ? text.several(made.emails) : text.noAdmin(made.email));
  } finally {
    await school.close();
  }
}
