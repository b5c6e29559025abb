import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { applyAction, type GameState, REJECTION_CODES } from '@fracht/engine';
import { CLOSE_CODES, FAULTS, gameActionSchema, withoutId } from '@fracht/protocol';
import { atDepth, howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { expect, test } from 'vitest';
import { anyAttempt, type Attempt, actionOf, BELIEVED } from './fuzzed-actions.ts';
import { aFuzzedLesson, FuzzedLine, type GameName, GAMES, type Lesson, PLAYERS } from './fuzzed-lesson.ts';
import { refusal } from './requests.ts';

/** How many are tried, and how many different outcomes they must have. */
const [ATTEMPTS, OUTCOMES] = [howMany({ few: 200, many: 10_000 }), atDepth({ few: 8, many: 20 })];

const CODES: ReadonlySet<string> = new Set([...REJECTION_CODES, ...Object.keys(FAULTS)]);
const CLOSES: ReadonlySet<number> = new Set(Object.values(CLOSE_CODES));

/** What is really sent, and the expected answer. */
type Sent = { readonly data: object; readonly isKnown: boolean };

/** The outcome of an attempt: its code; DONE if it was accepted, LEGAL if the rules allow it and it was not sent. */
type Outcome = string;

underSeeds('hostile-actions', (seed) => {
  test(
    '[RUN-12] [LVG-2] whatever is tried against the rules or in another’s place, over HTTP and sockets, changes no byte and has a stable code',
    { timeout: 120_000 + ATTEMPTS * 200 },
    async () => {
      const lesson = await aFuzzedLesson();
      const before = { states: statesOf(lesson), stored: storedIn(lesson) };
      const lines = new Map<string, FuzzedLine>();
      const tried = fc.sample(anyAttempt, { numRuns: ATTEMPTS, seed });
      const wrong: string[] = [];
      const outcomes = new Map<Outcome, number>();
      for (const [index, attempt] of tried.entries()) {
        const sent = sentOf(lesson, attempt, index);
        const states = statesOf(lesson);
        const outcome = mayHappen(lesson, attempt, sent) ? 'LEGAL' : await outcomeOf(lesson, lines, attempt, sent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        const isGood = CODES.has(outcome) || outcome === 'LEGAL' || (outcome === 'DONE' && sent.isKnown);
        const isSame = statesOf(lesson).every((state, place) => state === states[place]);
        if (!isGood || !isSame)
          wrong.push(`${outcome}, ${isSame ? 'unchanged' : 'CHANGED'}: ${JSON.stringify({ ...attempt, ...sent })}`);
      }
      expect(wrong).toEqual([]);
      expect(statesOf(lesson).map((state) => JSON.stringify(state))).toEqual(
        before.states.map((state) => JSON.stringify(state)),
      );
      expect(storedIn(lesson)).toEqual(before.stored);
      expect(outcomes.get('LEGAL') ?? 0).toBeLessThan(ATTEMPTS / 5);
      expect(outcomes.get('DONE') ?? 0).toBeGreaterThan(0);
      expect(outcomes.size).toBeGreaterThan(OUTCOMES);
    },
  );
});

function statesOf({ lives }: Lesson): readonly GameState[] {
  return [...lives.values()].map(({ host }) => host.state);
}

/** Everything that is stored about games. */
function storedIn({ http }: Lesson): unknown {
  const database = new Database(join(http.app.context.config.dataDir, 'fracht.sqlite'), { readonly: true });
  try {
    return ['game_log', 'games', 'rankings'].map((table) => database.prepare(`select * from ${table}`).all());
  } finally {
    database.close();
  }
}

function sentOf(lesson: Lesson, attempt: Attempt, index: number): Sent {
  const { fault, game, who, which, junk } = attempt;
  const given = lesson.accepted.filter((one) => one.game === game && one.player === who);
  const known = fault === 'TAKEN_ID' ? given[(which[0] ?? 0) % Math.max(1, given.length)] : undefined;
  const id = known?.id ?? `attempt-${index}`;
  const own = lesson.lives.get(game)?.host.state;
  if (own === undefined) throw new Error('no game');
  const data = { id, ...actionOf(attempt, own, statesOf(lesson)) };
  const isKnown = known !== undefined;
  if (fault === 'MORE_FIELDS') return { data: { ...data, ...BELIEVED }, isKnown };
  return { data: fault === 'MALFORMED' ? spoilt(data, which, junk) : data, isKnown };
}

/** Without a field, or with something else in its place. */
function spoilt(data: object, [one = 0, two = 0]: readonly number[], junk: unknown): object {
  const fields = Object.entries(data);
  const place = one % fields.length;
  if (two % 3 === 0) return Object.fromEntries(fields.toSpliced(place, 1));
  return Object.fromEntries(fields.with(place, [fields[place]?.[0] ?? '', junk]));
}

/** Whether the rules allow what is sent, so that it is not wrong at all. */
function mayHappen({ lives }: Lesson, { who, way, game, fault }: Attempt, { data, isKnown }: Sent): boolean {
  const { data: action } = gameActionSchema.safeParse(data);
  const state = lives.get(game)?.host.state;
  const isMeant = way === 'HTTP' || (fault !== 'OTHER_PLAYER' && fault !== 'OTHER_GAME');
  if (action === undefined || state === undefined || isKnown || !isMeant || !PLAYERS.includes(who)) return false;
  return applyAction(state, withoutId(action), { player: who, type: 'STUDENT', day: '2026-11-21' }).ok;
}

function outcomeOf(lesson: Lesson, lines: Map<string, FuzzedLine>, attempt: Attempt, sent: Sent): Promise<Outcome> {
  return attempt.way === 'HTTP' ? overHttp(lesson, attempt, sent) : overSocket(lesson, lines, attempt, sent);
}

async function overHttp({ http }: Lesson, { who, game }: Attempt, { data }: Sent): Promise<Outcome> {
  const { status, text } = await http.ask(who, 'POST', 'server/action/', { game, data });
  if (status === 200) return 'DONE';
  const { data: said } = refusal.safeParse(JSON.parse(text));
  return said === undefined || status >= 500 ? `${status}: ${text}` : said.message.code;
}

async function overSocket(
  { http }: Lesson,
  lines: Map<string, FuzzedLine>,
  { who, game, fault, which }: Attempt,
  { data }: Sent,
): Promise<Outcome> {
  const place = `${who} ${game}`;
  const line = lines.get(place) ?? (await FuzzedLine.open(http, who, game));
  if (line === null) return wayRefused(http, who, game);
  lines.set(place, line);
  const others = {
    game: GAMES.filter((name) => name !== game)[(which[0] ?? 0) % 3],
    player: [...PLAYERS, 'teacher'].filter((name) => name !== who)[(which[1] ?? 0) % 3],
  };
  const answer = await line.ask('id' in data ? data.id : null, {
    game: fault === 'OTHER_GAME' ? others.game : game,
    player: fault === 'OTHER_PLAYER' ? others.player : who,
    state: data,
  });
  if (typeof answer !== 'number') return answer.ok === true ? 'DONE' : (answer.code ?? 'no code');
  lines.delete(place);
  return CLOSES.has(answer) && answer !== CLOSE_CODES.INTERNAL ? 'MALFORMED' : `closed with ${answer}`;
}

/** Somebody who is not admitted is told why. */
async function wayRefused(http: Lesson['http'], who: string, game: GameName): Promise<Outcome> {
  const { text } = await http.ask(who, 'POST', 'server/connect/', { game });
  return refusal.safeParse(JSON.parse(text)).data?.message.code ?? text;
}
