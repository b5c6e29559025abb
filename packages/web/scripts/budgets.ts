/** Holds what each route loads at first, compressed and with the headers of each file, against its budget, and looks for answers of situations in all that is built; fails where one is over, or found. Run after the build: node scripts/budgets.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { answersIn } from './lib/answers-in.ts';
import { filesOf, readManifest } from './lib/manifest.ts';

type Budget = {
  readonly route: string;
  readonly entries: readonly string[];
  /** What has come before these entries are asked for, and is not counted. */
  readonly after?: readonly string[];
  readonly kib: number;
};

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const KIB = 1024;
/** What a request and its answer take beside the file: their headers, in KiB. */
const HEADERS = 1;

/** Budgets in KiB of gzip, scripts and styles together, with their headers. */
const BUDGETS: readonly Budget[] = [
  { route: '/', entries: ['index.html', '../office/src/landing/landing-screen.tsx'], kib: 146 },
  panel('lecturer', 'office/src/lecturer-games/games-screen'),
  { ...panel('lecturer', 'office/src/lecturer-live/live-screen'), kib: 395 },
  { ...panel('lecturer', 'office/src/lecturer-students/students-screen'), kib: 280 },
  panel('lecturer', 'office/src/lecturer-groups/groups-screen'),
  panel('lecturer', 'office/src/lecturer-import/import-screen'),
  panel('lecturer', 'office/src/lecturer-codes/codes-screen'),
  panel('lecturer', 'office/src/lecturer-survey-settings/questions-screen'),
  panel('lecturer', 'office/src/lecturer-surveys/survey-results-screen'),
  panel('student', 'office/src/student-games/student-games-screen'),
  panel('student', 'office/src/student-group/group-screen'),
  panel('student', 'office/src/student-surveys/student-surveys-screen'),
  panel('admin', 'office/src/admin-lecturers/lecturers-screen'),
  { ...panel('admin', 'office/src/admin-settings/game-settings-screen'), kib: 308 },
  { ...panel('admin', 'workshop/src/library/library-screens'), kib: 280 },
  { ...panel('admin', 'workshop/src/library/item-screens'), kib: 280 },
  editor('office/src/admin-landing/landing-editor-screen'),
  editor('workshop/src/editor/editor-screens'),
  panel('student', 'office/src/settings/settings-screen'),
  game('lobby/lobby-screen'),
  game('map/map-screen'),
  {
    route: 'game/map/land-layer',
    entries: ['../game/src/map/land-layer.tsx'],
    after: game('map/map-screen').entries,
    kib: 26,
  },
  game('screens/orders/orders-screen'),
  game('screens/shipments/shipments-screen'),
  game('screens/cars/cars-screen'),
  game('screens/summary/summary-screen'),
  game('debrief/debrief-screen'),
  game('debrief/all-decisions-screen'),
  game('debrief/what-if-screen'),
  game('screens/skills/skills-screen'),
];

/** What only the editor of situations needs: its library of graphs. Nobody but an admin may have to load it. */
const EDITOR_CODE = 'react-flow__';

const manifest = readManifest(DIST);
const rows = BUDGETS.map(({ route, entries, after = [], kib: bound }) => {
  const before = filesOf(manifest, after);
  const files = filesOf(manifest, entries).filter((file) => !before.includes(file));
  const kib = Math.round(files.reduce((sum, file) => sum + kibOf(file), 0));
  const hasEditor = files.some((file) => readFileSync(join(DIST, file), 'utf8').includes(EDITOR_CODE));
  const mayHaveEditor = route.endsWith('editor/editor-screens');
  const ok = kib <= bound && hasEditor === mayHaveEditor;
  return { route, files: files.length, KiB: kib, of: bound, editor: hasEditor, ok };
});
console.table(rows);
const told = answersIn(DIST);
if (told.length > 0) console.error('Everybody can read answers of situations in', told);
if (rows.some(({ ok }) => !ok) || told.length > 0) process.exitCode = 1;

function panel(kind: 'admin' | 'lecturer' | 'student', screen: string): Budget {
  return {
    route: screen,
    entries: ['index.html', `../office/src/panels/${kind}-panel.tsx`, `../${screen}.tsx`],
    kib: 265,
  };
}

/** An editor of the admin's, with all that it loads. */
function editor(screen: string): Budget {
  return { ...panel('admin', screen), kib: 500 };
}

function game(screen: string): Budget {
  return {
    route: `game/${screen}`,
    entries: ['index.html', '../game/src/game-screen.tsx', `../game/src/${screen}.tsx`],
    kib: 370,
  };
}

function kibOf(file: string): number {
  return gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length / KIB + HEADERS;
}
