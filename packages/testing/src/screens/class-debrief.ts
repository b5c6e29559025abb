import type { ClassDebrief, ClassDebriefPayload, ClassPoint, DebriefWorth, GamePayload } from '@fracht/protocol';

type Option = ClassPoint['options'][number];

/** An amount in zł and points, and their total in zł, at ten zł a point. */
function worth(money: number, points = 0): DebriefWorth {
  return { money, points, total: money + 10 * points };
}

const NOTHING = worth(0);

function option(
  choice: Option['choice'],
  count: number,
  more: Partial<Option> & { readonly first?: number } = {},
): Option {
  const { first = 0, ...rest } = more;
  const players = Array.from({ length: count }, (_, index) => `s${first + index + 1}`);
  return {
    choice,
    answer: null,
    text: null,
    count,
    players,
    expected: NOTHING,
    isAsGood: false,
    undelivered: 'NONE',
    breaks: null,
    ...rest,
  };
}

const LIGHTS: NonNullable<Option['breaks']> = {
  why: 'Jazda bez świateł',
  law: 'ustawa Prawo o ruchu drogowym',
  article: 'art. 66',
  checked: '2026-11-28',
};

const WORN_TYRE: Option['breaks'] = { ...LIGHTS, why: 'Jazda na uszkodzonej oponie' };

const LAMP: ClassPoint = {
  key: 'lampa',
  subject: {
    is: 'QUESTION',
    situation: 'lampa',
    name: 'Rozbita lampa po kolizji',
    description: 'Godz. 10:30, autostrada A2. Ładunek cały, kierowca zdrowy.',
    text: 'Pojazd jest sprawny, ale ma rozbitą lampę. Jest dzień.',
    why: 'Bez światła w nocy nie wolno jechać.',
    image: null,
  },
  rounds: [3],
  count: 10,
  players: ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'],
  options: [
    option('ANSWER', 4, { answer: 1, text: 'Serwis po drodze, potem dalej' }),
    option('ANSWER', 3, {
      answer: 2,
      text: 'Przeładunek na inny samochód',
      expected: worth(-720, -20),
      undelivered: 'SOME',
      first: 4,
    }),
    option('ANSWER', 3, { answer: 0, text: 'Jechać do celu', expected: null, breaks: LIGHTS, first: 7 }),
  ],
  // Three times the amount by which the transfer was expected to bring less; what breaks a rule counts for nothing.
  loss: worth(2160, 60),
  lead: null,
  moments: [
    { player: 's5', decision: 'd5', at: 81_000, loss: 300 },
    { player: 's6', decision: 'd6', at: 82_800, loss: 900 },
    { player: 's8', decision: 'd8', at: 84_000, loss: null },
  ],
};

const REST: ClassPoint = {
  key: 'ATP',
  subject: { is: 'REST', type: 'ATP' },
  rounds: [1, 2],
  count: 5,
  players: ['s1', 's2', 's3'],
  options: [option('GUARDED', 2), option('UNGUARDED', 3, { expected: worth(-1800), first: 2 })],
  loss: worth(5400),
  lead: null,
  moments: [{ player: 's3', decision: 'd3', at: 36_000, loss: 5400 }],
};

const GOOD: ClassPoint = {
  ...LAMP,
  key: 'opona',
  subject: {
    is: 'QUESTION',
    situation: 'opona',
    name: 'Przebita opona',
    description: 'Godz. 14:10, droga krajowa nr 11.',
    text: 'Pękła opona na osi naczepy.',
    why: 'Serwis z umowy wie, dokąd i z czym jechać.',
    image: null,
  },
  rounds: [4],
  count: 5,
  players: ['s1', 's2', 's3', 's4', 's5'],
  options: [
    option('ANSWER', 4, { answer: 0, text: 'Serwis mobilny z umowy' }),
    option('ANSWER', 1, { answer: 1, text: 'Warsztat w okolicy', expected: worth(-1800), first: 4 }),
    option('ANSWER', 0, { answer: 2, text: 'Jechać dalej', expected: null, breaks: WORN_TYRE }),
    option('ANSWER', 0, { answer: 3, text: 'Jechać powoli', expected: null, breaks: WORN_TYRE }),
  ],
  loss: worth(1800),
  lead: { ...worth(8140), over: 1 },
  moments: [
    { player: 's5', decision: 'd9', at: 110_000, loss: 1800 },
    { player: 's1', decision: 'd1', at: 120_000, loss: 0 },
  ],
};

/** The debrief of a class of ten: two costly decisions, a best moment, and the best known plan. */
export function aClassDebrief(more: Partial<ClassDebrief> = {}): ClassDebrief {
  return {
    players: Array.from({ length: 10 }, (_, index) => ({
      id: `s${index + 1}`,
      score: 40_000 - index,
      place: index + 1,
    })),
    roundSeconds: 36_000,
    curve: [
      { at: 0, score: 240_000 },
      { at: 72_000, score: 300_000 },
      { at: 144_000, score: 367_200 },
    ],
    best: {
      curve: [
        { at: 0, score: 240_000 },
        { at: 144_000, score: 431_900 },
      ],
      score: 431_900,
      gained: 127_200,
      possible: 191_900,
      bound: null,
      percent: 66.3,
    },
    unlawful: [],
    dearest: [REST, LAMP],
    surprise: LAMP,
    bestMoment: GOOD,
    rest: { count: 3, loss: worth(700) },
    ...more,
  };
}

/** The class debrief as the server sends it, with the names of its people. `isWhole`: nothing of it is still being worked out. */
export function aClassDebriefAnswer(more: Partial<ClassDebrief> = {}, isWhole = true): ClassDebriefPayload {
  const names = Array.from({ length: 10 }, (_, index) => ({ id: `s${index + 1}`, name: `Osoba ${index + 1}` }));
  return { state: 'READY', isWhole, debrief: aClassDebrief(more), names };
}

/** A finished game of that class, in the form of lists. */
export function aFinishedGame(more: Partial<GamePayload> = {}): GamePayload {
  const players = Array.from({ length: 10 }, (_, index) => {
    const id = `s${index + 1}`;
    const result = { status: 'FINISHED' as const, money: 30_000, points: 10, score: 40_000 - index, time: 0, round: 4 };
    const user = { id, first_name: 'Osoba', last_name: String(index + 1), initials: 'O', short_name: id, num_games: 1 };
    return { id, user, ...result, place: index + 1, player_data: result };
  });
  return {
    id: 'game-1',
    group: 'g1',
    groupName: 'LOG-2A',
    randos: false,
    number: 3,
    state: 'FINISHED',
    time: 600,
    unitMs: 1000,
    round: 4,
    points: 9,
    money: 300_000,
    score: 367_200,
    date: '2026-11-21',
    autoAdvance: true,
    players,
    ...more,
  };
}
