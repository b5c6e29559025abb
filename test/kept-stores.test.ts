import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserMemoryText } from '@fracht/content';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const files = globSync('{kit,game,workshop,office,web}/src/**/*.{ts,tsx}', { cwd: packages })
  .filter((file) => !/\.test\.tsx?$|\/src\/dev\//u.test(file))
  .map((file) => ({ file, text: readFileSync(join(packages, file), 'utf8') }));

/** State that outlives a screen without `keptStore`, with the reason why the next person at the computer may see it. */
const EXCEPTIONS: readonly { readonly file: string; readonly what: string; readonly reason: string }[] = [
  { file: 'kit/src/session/kept-store.ts', what: 'create', reason: 'makes the stores that are forgotten' },
  {
    file: 'kit/src/server-time.ts',
    what: 'create',
    reason: 'by how much the clock of the device is wrong, whoever sits there',
  },
  { file: 'game/src/parts/player-name.ts', what: 'KNOWN', reason: 'a cache by the players of a game, gone with them' },
  { file: 'kit/src/session/session-store.ts', what: 'create', reason: 'the session itself, which clearing it empties' },
  {
    file: 'kit/src/ui/toasts.ts',
    what: 'create',
    reason: 'notices go by themselves, and tell why a session ended; what waits is forgotten',
  },
  {
    file: 'kit/src/session/single-keys.ts',
    what: 'create',
    reason: 'a choice of this browser, as its theme is',
  },
  { file: 'kit/src/ui/back-closes.ts', what: 'hearers', reason: 'what is open now, each gone with what it belongs to' },
  { file: 'kit/src/ui/loading.ts', what: 'create', reason: 'counts requests under way, whoever made them' },
  { file: 'kit/src/ui/loading.ts', what: 'hiding', reason: 'the timer of the overlay' },
  { file: 'kit/src/api/request.ts', what: 'renew', reason: 'how a session is renewed, set once' },
  { file: 'kit/src/api/request.ts', what: 'logInAgain', reason: 'how the login is asked for, set once' },
  {
    file: 'kit/src/api/request-keys.ts',
    what: 'unsettled',
    reason: 'keys of calls whose answer was lost, which the server takes from their person alone',
  },
  { file: 'kit/src/api/session.ts', what: 'otherTabs', reason: 'the way to the other tabs, opened once' },
  { file: 'kit/src/session/ended-session.ts', what: 'create', reason: 'an ended session, gone with its answer' },
  { file: 'kit/src/session/ended-session.ts', what: 'asking', reason: 'whoever waits for that answer' },
  { file: 'kit/src/api/session.ts', what: 'leave', reason: 'what is done before a logout, set once' },
  { file: 'game/src/use-open-game.ts', what: 'open', reason: 'the open game, which logging out leaves' },
  {
    file: 'kit/src/api/session.ts',
    what: 'started',
    reason: 'whether the session was verified since the page was loaded',
  },
  { file: 'game/src/sounds/play-sound.ts', what: 'context', reason: 'the browser’s way to play sounds' },
  { file: 'game/src/sounds/play-sound.ts', what: 'sounding', reason: 'how many notes sound now' },
  { file: 'game/src/map/route-line.ts', what: 'lines', reason: 'a cache of lines on the map, the same for all' },
  { file: 'game/src/map/text-width.ts', what: 'context', reason: 'measures letters' },
  { file: 'game/src/map/text-width.ts', what: 'known', reason: 'a cache of how wide names are' },
  { file: 'game/src/map/night.ts', what: 'grainPlaces', reason: 'a cache of the grain of the night' },
  { file: 'game/src/todo/todo-list.ts', what: 'COUNTED', reason: 'a cache by car, gone with the car' },
  {
    file: 'game/src/situations/use-picture.ts',
    what: 'words',
    reason: 'a cache of words of pictures, the same for all',
  },
  {
    file: 'office/src/landing/first-content.ts',
    what: 'given',
    reason: 'the texts of the landing page as they were sent',
  },
  { file: 'office/src/landing/typed-before.ts', what: 'typed', reason: 'forgotten by the login form itself' },
  {
    file: 'workshop/src/trial/trial.worker.ts',
    what: 'library',
    reason: 'lives in a worker that its screen ends',
  },
  {
    file: 'game/src/client/server-doors.ts',
    what: 'over',
    reason: 'which games are over, for everybody; who may load one the server says',
  },
  { file: 'game/src/store/game-session.ts', what: 'client', reason: 'closed when the person is forgotten' },
  { file: 'game/src/store/game-session.ts', what: 'taker', reason: 'taken away by the screen that sets it' },
  { file: 'game/src/store/game-session.ts', what: 'presence', reason: 'set anew with each game that is opened' },
  { file: 'game/src/store/game-session.ts', what: 'lastGame', reason: 'forgotten with the person' },
];

/** Patterns of state at the top level of a file: stores, variables, growing tables and lists. */
const KEPT = [
  /^import \{[^}]*\b(?<what>create)\b[^}]*\} from 'zustand'/gmu,
  /^(?:export )?const (?<what>\w+)(?:: [^=]*)? = createStore\b/gmu,
  /^(?:export )?let (?<what>\w+)/gmu,
  /^(?:export )?const (?<what>\w+)(?:: (?!Readonly)[^=]*)? = new (?:Weak)?(?:Map|Set)(?:<[^(]*)?\(\)/gmu,
  /^(?:export )?const (?<what>\w+)(?:: (?!readonly\b)[^=]*)? = \[\]/gmu,
];

/** The state that is kept in a text, by name. */
function keptIn(text: string): readonly string[] {
  return KEPT.flatMap((kind) => Array.from(text.matchAll(kind), ({ groups }) => groups?.['what'] ?? ''));
}

test('whatever a screen keeps beyond its own life is forgotten with the person, or is named here with its reason', () => {
  const found = files.flatMap(({ file, text }) => keptIn(text).map((what) => `${file}: ${what}`));
  expect(found.sort()).toEqual(EXCEPTIONS.map(({ file, what }) => `${file}: ${what}`).sort());
});

test.each([
  `import { create } from 'zustand';`,
  `export const drafts = createStore<Draft>(() => ({}));`,
  `let open = false;`,
  `const seen = new Set<string>();`,
  `export const seen: Set<string> = new Set();`,
  `const names = new Map<string, string>();`,
  `const known = new WeakSet();`,
  `const typed: string[] = [];`,
])('bites: %s', (text) => {
  expect(keptIn(text)).toHaveLength(1);
});

test.each([
  `const NOBODY: ReadonlySet<string> = new Set();`,
  `const NONE: readonly string[] = [];`,
  `const STATES = new Set(['FREE']);`,
  `  const seen = new Set<string>();`,
])('nothing is kept by %s', (text) => {
  expect(keptIn(text)).toEqual([]);
});

test('[PRV-17] what the web app keeps in a browser stands in the register, key by key', () => {
  const storage = files.find(({ file }) => file === 'kit/src/session/browser-storage.ts')?.text ?? '';
  const keysOf = (name: string): readonly string[] => {
    const body = new RegExp(`const ${name} = \\{(?<body>[^}]*)\\}`, 'u').exec(storage)?.groups?.['body'] ?? '';
    return Array.from(body.matchAll(/: '(?<key>[^']+)'/gu), ({ groups }) => groups?.['key'] ?? '').toSorted();
  };
  expect(keysOf('LOCAL')).toEqual(Object.keys(browserMemoryText.local).toSorted());
  expect(keysOf('TAB')).toEqual(Object.keys(browserMemoryText.tab).toSorted());
  const composing = files.filter(
    ({ file, text }) => /\bwriteNamed\(/u.test(text) && !file.endsWith('browser-storage.ts'),
  );
  expect(composing).toHaveLength(Object.keys(browserMemoryText.composed).length);
});
