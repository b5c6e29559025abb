import { expect, test } from 'vitest';
import type { SecondProof } from '../../src/storage/second-factor-store.ts';
import { secondFactorAccount } from '../../src/storage/session-store.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { aUser } from './a-user.ts';

const NOON = 1_795_000_000_000;
const PROOF = { by: 'PASSWORD', hash: 'h' } as const;

const factor = (secret: string) => ({ secret, step: 7, since: NOON, codes: ['c1', 'c2'] });
const byApp = (step: number, secret = 'secret') => ({ by: 'APP', secret, step }) as const;

/** What both databases must do alike with second factors, from switching them on to the end of the account. */
export function secondFactorContract(open: () => Promise<Storage>): void {
  test('[TFA-1] [TFA-2] [TFA-4] [TFA-5] a second factor is switched on once, each code opens one session, and all of it goes with the account', async () => {
    const { users, sessions, secondFactors } = await open();
    await users.add(aUser({ id: 'ewa', type: 'TEACHER', passwordHash: 'h' }));
    let count = 0;
    const opens = (second?: SecondProof) => {
      count += 1;
      const session = { id: `s${count}`, tokenHash: `t${count}`, user: 'ewa', remember: null };
      const lasts = { createdAt: NOON, expiresAt: NOON * 2 };
      return sessions.open({ ...session, ...lasts }, second === undefined ? PROOF : { ...PROOF, second });
    };
    expect([await opens(), await opens()]).toEqual([true, true]);
    const here = { id: 's1', family: null };

    await secondFactors.begin('s1', 'other');
    await secondFactors.begin('s1', 'secret');
    expect([await secondFactors.begun('s1'), await secondFactors.begun('s2')]).toEqual(['secret', null]);
    expect(await secondFactors.switchOn('ewa', factor('other'), here)).toBe(false);
    expect(await secondFactors.find('ewa')).toBeNull();
    expect(await secondFactors.switchOn('ewa', factor('secret'), here)).toBe(true);
    expect(await secondFactors.find('ewa')).toEqual({ secret: 'secret', usedSteps: [7], since: NOON });
    expect([await secondFactors.recoveryCodes('ewa'), [...(await secondFactors.users())]]).toEqual([2, ['ewa']]);
    expect([await sessions.isOpen('s1', NOON), await sessions.isOpen('s2', NOON)]).toEqual([true, false]);
    await secondFactors.begin('s1', 'later');
    expect(await secondFactors.switchOn('ewa', factor('later'), here)).toBe(false);
    await sessions.end(here);
    expect(await secondFactors.begun('s1')).toBeNull();

    expect([await opens(), await opens(byApp(7)), await opens(byApp(8, 'other'))]).toEqual([false, false, false]);
    const several = await Promise.all([opens(byApp(8)), opens(byApp(8)), opens(byApp(8))]);
    expect(several.filter(Boolean)).toHaveLength(1);
    expect(await opens(byApp(6))).toBe(true);
    const recovery = { by: 'RECOVERY', hash: 'c1' } as const;
    const again = [await opens(recovery), await opens(recovery), await secondFactors.use('ewa', recovery)];
    expect(again).toEqual([true, false, false]);
    expect([await secondFactors.use('ewa', byApp(9)), await secondFactors.use('ewa', byApp(9))]).toEqual([true, false]);
    expect(await secondFactors.putRecoveryCodes('ewa', ['d1'])).toBe(true);
    expect(await opens({ by: 'RECOVERY', hash: 'c2' })).toBe(false);
    expect([await secondFactors.switchOff('ewa'), await secondFactors.switchOff('ewa')]).toEqual([true, false]);
    expect([await opens(), await secondFactors.recoveryCodes('ewa')]).toEqual([true, 0]);
    expect(await secondFactors.putRecoveryCodes('ewa', ['d2'])).toBe(false);

    await secondFactors.begin(`s${count}`, 'secret');
    expect(await secondFactors.switchOn('ewa', factor('secret'), { id: `s${count}`, family: null })).toBe(true);
    const place = { account: secondFactorAccount('ewa'), address: '' };
    const bounds = { at: NOON, within: 1000, most: 5 };
    await sessions.countAttempt(place, bounds);
    await sessions.sweep({ past: NOON + 7_200_000, latest: NOON });
    expect(await sessions.countAttempt(place, bounds)).toHaveLength(1);
    await users.erase('ewa', NOON, null);
    expect([await secondFactors.find('ewa'), await secondFactors.recoveryCodes('ewa')]).toEqual([null, 0]);
    expect(await sessions.countAttempt(place, bounds)).toEqual([]);
  });
}
