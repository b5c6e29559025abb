import { expect, test } from 'vitest';
import type { ShownSituation } from '@fracht/engine';
import { anOpenSituation } from '@fracht/testing/engine/an-open-situation.ts';
import { emergencyToWire, situationFromWire, wireEmergency } from './situation.ts';

const SHOWN: ShownSituation = {
  name: 'Przebita opona',
  kind: 'EMERGENCY',
  image: null,
  description: '',
  maxTime: 120,
  hasBonus: true,
  hasAloneBonus: true,
  knowledge: '',
  hasHelp: false,
  callPoints: { driver: 0, boss: 0 },
  help: null,
  pick_phone: '',
  deliver_phone: '',
  case_number: null,
  police_number: null,
  trees: ['situation'],
  tree: null,
  node: null,
  decisions: [
    {
      at: 60,
      tree: 'situation',
      question: 'Co robisz?',
      answer: 'Wzywam serwis',
      feedback: '',
      points: 15,
      input: null,
      isDenied: false,
      isRight: null,
      isBest: true,
      outcome: [
        { what: 'MONEY', value: -180_050, reason: 'EFFECT' },
        { what: 'STOOD', value: 600 },
        { what: 'CAR', value: 0, car: 'ST-02' },
      ],
      best: null,
    },
  ],
  reached: 15,
  premium: { inTime: 5, alone: 10 },
  best: null,
  missed: null,
};

test('[WIR-6] what an answer has done travels in zł and is grosze again at the other end, with the premiums', () => {
  const open = anOpenSituation({ done: true, doneAt: 60, shown: SHOWN });
  const sent = wireEmergency.parse(JSON.parse(JSON.stringify(emergencyToWire(open))));
  expect(sent.decisions?.[0]?.outcome?.[0]).toEqual({ what: 'MONEY', value: -1800.5, reason: 'EFFECT' });
  expect(situationFromWire(sent).shown).toEqual(SHOWN);
});

test('[WIR-6] one that does not tell it, of an earlier program, is read without it', () => {
  const open = anOpenSituation({ shown: SHOWN });
  const { premium: _premium, decisions = [], ...rest } = emergencyToWire(open);
  const earlier = { ...rest, decisions: decisions.map(({ outcome: _outcome, ...decision }) => decision) };
  const read = situationFromWire(wireEmergency.parse(earlier)).shown;
  expect(read?.decisions[0]?.points).toBe(15);
  expect(read?.decisions[0]?.outcome).toBeUndefined();
  expect(read?.premium).toBeNull();
});
