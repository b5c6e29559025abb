import type { Fault } from '../fault.ts';

const HOST = 'packages/server/src/games/game-host.test.ts';
const LOGINS = 'packages/server/src/http/auth/routes.test.ts';
const RIGHTS = 'packages/server/src/policies/rights.test.ts';
const SOCKET = 'packages/server/test/contract/socket.test.ts';

/** What a server promises: answers that are kept, a protocol that loses nothing, complete storage, enforced rights. */
export const FAULTS_OF_THE_SERVER: readonly Fault[] = [
  {
    rule: 'LVG-10',
    means: 'an action is acknowledged before it is stored',
    file: 'server/src/games/game-host.ts',
    from: 'await this.#stored.append(entry);',
    to: 'void this.#stored.append(entry).catch(() => undefined);',
    suite: 'server',
    tests: [HOST],
  },
  {
    rule: 'LVG-3',
    means: 'an action that is sent again after a lost answer acts twice',
    file: 'server/src/games/given-answers.ts',
    from: 'this.#accepted.set(keyOf(player, id), seq)',
    to: 'this.#accepted.set(keyOf(player, String(seq)), seq)',
    suite: 'server',
    tests: [HOST],
  },
  {
    rule: 'LGN-16',
    means: 'the session of a shared computer stays good after logging out',
    file: 'server/src/storage/kysely/sessions.ts',
    from: "await dropSessions(transaction, (row) => row('id', '=', id), 'LOGGED_OUT');",
    to: "await transaction.deleteFrom('csrf').where('session', '=', id).execute();",
    suite: 'server',
    tests: [LOGINS],
  },
  {
    rule: 'LGN-7',
    means: 'the open game of who has logged out goes on being shown',
    file: 'server/src/http/auth/routes.ts',
    from: 'await context.live.endOver(session.user.id);',
    to: '',
    suite: 'server',
    tests: ['packages/server/test/live/bounds.test.ts'],
  },
  {
    rule: 'CHG-3',
    means: 'nobody is told when the next round begins',
    file: 'protocol/src/wire/delta.ts',
    from: 'return isNewTurn ? { ...facts, breakEndsAt: extra.breakEndsAt } : facts;',
    to: 'return facts;',
    suite: 'pure',
    tests: ['packages/protocol/test/wire.test.ts'],
  },
  {
    rule: 'ENV-8',
    means: 'whatever a client adds to a message of a teacher is kept in the log for good',
    file: 'protocol/src/actions.ts',
    from: 'SEND_MESSAGE: z.object({',
    to: 'SEND_MESSAGE: z.looseObject({',
    suite: 'pure',
    tests: ['packages/protocol/src/actions.test.ts'],
  },
  {
    rule: 'SOC-9',
    means: 'a client that sent too much is told that it sent nonsense',
    file: 'server/src/sockets/web-socket-link.ts',
    from: "unpacked.isTooLarge ? 'TOO_LARGE' : 'MALFORMED'",
    to: "'MALFORMED'",
    suite: 'server',
    tests: [SOCKET],
  },
  {
    rule: 'BND-5',
    means: 'a group of which the saving broke off has lost its members',
    file: 'server/src/storage/kysely/groups.ts',
    from: `known: GroupChanges = {}): Promise<boolean> {
  return inTurn(db, async (transaction) => {`,
    to: `known: GroupChanges = {}): Promise<boolean> {
  return Promise.resolve(db).then(async (transaction) => {`,
    suite: 'server',
    tests: ['packages/server/test/hostile/whole-or-not.test.ts'],
  },
  {
    rule: 'STO-4',
    means: 'after an update was taken back, the older server writes into the database of the newer one',
    file: 'server/src/storage/migrate.ts',
    from: 'if (unknown !== undefined) throw new NewerDatabase(unknown);',
    to: 'if (unknown !== undefined) applied.delete(unknown);',
    suite: 'server',
    tests: ['packages/server/src/storage/sqlite/open-sqlite.test.ts'],
  },
  {
    rule: 'STO-5',
    means: 'one row that cannot be read takes its whole list down',
    file: 'server/src/storage/kysely/readable.ts',
    from: `onBadRow(table, String(key(row)), error);
        return [];`,
    to: `onBadRow(table, String(key(row)), error);
        throw error;`,
    suite: 'server',
    tests: ['packages/server/src/storage/sqlite/open-sqlite.test.ts'],
  },
  {
    rule: 'RGT-1',
    means: 'a student changes the settings of all new games',
    file: 'protocol/src/calls/settings.ts',
    from: `path: 'game/update-settings/',
    who: MANAGERS,`,
    to: `path: 'game/update-settings/',
    who: LOGGED_IN,`,
    suite: 'server',
    tests: [RIGHTS],
  },
  {
    rule: 'RGT-7',
    means: 'a student reads the debrief of another one in the same game',
    file: 'server/src/policies/objects.ts',
    from: '(player === caller.id && isPlayerOf(game, caller.id))',
    to: 'isPlayerOf(game, caller.id)',
    suite: 'server',
    tests: [RIGHTS],
  },
  {
    rule: 'ENV-9',
    means: 'another page of the browser deletes the groups of a lecturer who is logged in',
    file: 'server/src/policies/calls.ts',
    from: "if (method === 'GET') return false;",
    to: "if (method === 'GET' || method === 'DELETE') return false;",
    suite: 'server',
    tests: ['packages/server/test/contract/session.test.ts'],
  },
];
