import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsIn, targetOf } from './imports.ts';
import { type Violation, sourceFiles } from './layers.ts';

/**
 * One layer of a folder: the names of the subfolders, or files, that belong to it (its "rooms"). Rooms of one floor must not import each other; a room may
 * import those of all floors below.
 */
type Floor = string | readonly string[];

/** The layers of one folder. */
export type Floors = {
  /** Its path from the root of the repository. */
  readonly folder: string;
  /** The lowest first. */
  readonly floors: readonly Floor[];
};

/** Stands for all files of the folder itself that no floor names. They describe data, so they may import types, and types alone, from any room. */
const GROUND = 'ground';

/** For what each room of the engine is, see ARCHITECTURE.md. */
export const ENGINE: Floors = {
  folder: 'packages/engine/src',
  floors: [
    GROUND,
    'world',
    'drive',
    'timers',
    'players',
    'luck.ts',
    'messages',
    'happenings',
    'orders',
    'cars',
    'planning',
    'opening',
    'new-game.ts',
    'situations',
    'standing',
    'view-for.ts',
    'course',
    'effects',
    'incidents',
    'rounds',
    'events',
    'advance.ts',
    'actions',
    'log.ts',
    'interned.ts',
    'save.ts',
    'fork.ts',
    'debrief',
    'sandbox',
    ['index.ts', 'by-hand.ts'],
  ],
};

/** From the bottom: ids and codes, checks of single fields, the game as it is sent, authored situations, bodies of calls, the calls themselves, messages. */
const PROTOCOL: Floors = {
  folder: 'packages/protocol/src',
  floors: [
    ['fracht-1.gen.ts', 'ids.ts', 'person-name.ts', 'errors.ts', 'session-ends.ts', 'lines.ts', 'envelope.ts'],
    ['actions.ts', 'codec.ts', 'fields'],
    ['names-apart.ts', 'wire'],
    'scenario',
    'http',
    ['calls', 'packed', 'replay'],
    'messages.ts',
    'index.ts',
  ],
};

/** From the bottom: situations written as code, walks through their trees, what a path is worth, an author's mistakes, editing, comparing and searching. */
const SCENARIOS: Floors = {
  folder: 'packages/scenarios/src',
  floors: [
    'author',
    'walk',
    'links',
    'item',
    'questions',
    'worth',
    'check',
    'places',
    'commands',
    ['difference', 'search', 'dry-run'],
    'index.ts',
  ],
};

const CONTENT: Floors = {
  folder: 'packages/content/src',
  floors: [
    'data',
    'world.ts',
    'situations',
    'settings',
    'pl',
    ['help', 'lessons'],
    'situation-pictures.ts',
    'index.ts',
  ],
};

/** A replayed game, its decisions, what alternatives would have led to, what that is worth, for a class and for competences. */
const DEBRIEF: Floors = {
  folder: 'packages/debrief/src',
  floors: [
    'score-worth.ts',
    'after-actions.ts',
    'recording.ts',
    'decisions',
    'state-at-decision.ts',
    'field',
    'what-if',
    ['worth', 'luck'],
    ['class', 'competences'],
    'index.ts',
  ],
};

/** A solver, what a dispatcher may have, the network of a moment, a game driven by its plans, and what that is compared with. */
const REFERENCE: Floors = {
  folder: 'packages/reference/src',
  floors: [['solver', 'market.ts'], 'network', 'drive', 'results', 'index.ts'],
};

/** From the bottom: configuration, storage, one live game, who watches it, all live games, sockets and HTTP, several processes, the whole server. */
const SERVER: Floors = {
  folder: 'packages/server/src',
  floors: [
    ['folders.ts', 'folded.ts', 'ids.ts', 'log.ts', 'errors.ts', 'proxies.ts', 'patience.ts', 'steady-clock.ts'],
    ['config.ts', 'readiness.ts', 'loop-load.ts'],
    ['accounts', 'addresses.ts', 'hosts.ts'],
    'storage',
    ['bad-rows.ts', 'deadline-clock.ts', 'uploads.ts', 'data-dir.ts', 'mail', 'policies', 'people-file'],
    'or-start-error.ts',
    'copies',
    'backups',
    'context.ts',
    'presenters',
    ['day-watch.ts', 'games'],
    'rooms',
    ['live', 'replays', 'debriefs'],
    'course',
    ['data.ts', 'commands', 'sockets'],
    ['move', 'demo', 'http'],
    'cluster',
    ['live-server.ts', 'stop.ts'],
    'app.ts',
    'server.ts',
    'main.ts',
  ],
};

/** From the bottom: formats and styles, the session, components, calls of the API, forms, and what all panels share. */
const KIT: Floors = {
  folder: 'packages/kit/src',
  floors: [
    [
      'report.ts',
      'load-chunk.ts',
      'format.ts',
      'server-time.ts',
      'search-text.ts',
      'own-settings.ts',
      'assets',
      'styles',
      'route-row.ts',
      'random-id.ts',
    ],
    ['session', 'use-menu.ts', 'files', 'lazy-part.ts'],
    'ui',
    'api',
    ['query-client.ts', 'forms', 'help'],
    'query-frame.tsx',
    'panel',
  ],
};

/** From the bottom: the connection to the server and the sounds, the game's state in the browser, pieces of several views, the views, the frame around them. */
const GAME: Floors = {
  folder: 'packages/game/src',
  floors: [
    ['client', 'sounds'],
    'store',
    ['parts', 'feed', 'ledger'],
    'situations',
    ['hints', 'todo', 'lobby'],
    'duel',
    'screens',
    ['map', 'side'],
    ['watch', 'dev', 'debrief'],
    'report',
    'shell',
    ['use-open-game.ts', 'replay'],
    'practice',
    'game-screen.tsx',
  ],
};

/** From the bottom: sandbox and trial, pictures and files, the libraries, the editor. */
const WORKSHOP: Floors = {
  folder: 'packages/workshop/src',
  floors: [['sandbox', 'trial'], ['images', 'import'], 'library', 'editor'],
};

/** From the bottom: the item under edit, edits of its branches, its forms, its other views, and the screen that puts these together. */
const EDITOR: Floors = {
  folder: 'packages/workshop/src/editor',
  floors: ['store', 'branches', 'forms', ['graph', 'find', 'drafts', 'play'], GROUND],
};

/** Screens of the office that show parts of others, from the bottom. */
const OVER_OTHER_SCREENS: readonly (readonly string[])[] = [
  [
    'admin-accounts',
    'admin-landing',
    'lecturer-debrief',
    'lecturer-lessons',
    'lecturer-students',
    'student-games',
    'student-term',
  ],
  ['lecturer-projector', 'lecturer-homework'],
];

/** Screens are on one floor, except that those of which another screen shows a part are below it, and parts of several below all. */
const OFFICE: Floors = {
  folder: 'packages/office/src',
  floors: [
    'shared-groups',
    foldersBeside('packages/office/src', ['shared-groups', ...OVER_OTHER_SCREENS.flat()]),
    ...OVER_OTHER_SCREENS,
  ],
};

/** From the bottom: how screens are loaded, the routes to them, the router, the page. */
const WEB: Floors = {
  folder: 'packages/web/src',
  floors: [
    [
      'dev',
      'help.tsx',
      'admin-screens.ts',
      'lecturer-screens.ts',
      'game-screens.ts',
      'student-screens.ts',
      'public-screens.ts',
    ],
    'part-rows.ts',
    ['lazy-help.tsx', 'routes-dev.ts', 'routes-game.ts', 'routes-student.ts', 'routes-lecturer.ts', 'routes-admin.ts'],
    'routes.tsx',
    'router.tsx',
    'base.ts',
    ['prerender.tsx', 'main.tsx'],
  ],
};

/** Servers, games and screens for tests: none may import another, except that a game's screens use those for all screens. */
const TESTING: Floors = {
  folder: 'packages/testing/src',
  floors: [['memory.ts', 'runs'], ['engine', 'debrief', 'school', 'screens'], 'game'],
};

export const ALL_FLOORS: readonly Floors[] = [
  ENGINE,
  PROTOCOL,
  SCENARIOS,
  CONTENT,
  DEBRIEF,
  REFERENCE,
  SERVER,
  KIT,
  GAME,
  WORKSHOP,
  EDITOR,
  OFFICE,
  WEB,
  TESTING,
];

/** The folders of a place, except these. */
function foldersBeside(place: string, others: readonly string[]): readonly string[] {
  const folder = fileURLToPath(new URL(`../${place}`, import.meta.url));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name);
}

/** Every import inside the folder that goes to a higher floor, or to another room of the same floor. */
export function strayImports(root: string, house: Floors): readonly Violation[] {
  const base = join(root, house.folder);
  return sourceFiles(base).flatMap((path) => {
    const file = relative(base, path).split(sep).join('/');
    return strayIn(house, file, readFileSync(path, 'utf8')).map((what) => ({ file: `${house.folder}/${file}`, what }));
  });
}

/** The rooms that the list names and that do not exist in the folder. */
export function absentRooms(root: string, { folder, floors }: Floors): readonly string[] {
  const rooms = floors.flat().filter((room) => room !== GROUND);
  return rooms.filter((room) => !existsSync(join(root, folder, room))).map((room) => `${folder}/${room}`);
}

/** The imports of one file that go up or across: `file` is its path in the folder, `text` its source. Imports from outside the folder are ignored. */
export function strayIn({ floors }: Floors, file: string, text: string): readonly string[] {
  const room = roomOf(floors, file);
  const floor = floorOf(floors, room);
  if (floor === -1) return [`${room} is on no floor`];
  return importsIn(file, text).flatMap(({ source, isType }) => {
    const target = targetOf(file, source);
    if (target === null || !/\.tsx?$/u.test(target) || target.startsWith('../')) return [];
    const other = roomOf(floors, target);
    const below = floorOf(floors, other);
    const isAllowed = other === room || (below !== -1 && below < floor) || (room === GROUND && isType);
    return isAllowed ? [] : [`imports ${target}, which does not stand below`];
  });
}

function roomOf(floors: readonly Floor[], file: string): string {
  const [room = '', inner] = file.split('/');
  const isLoose = inner === undefined && floorOf(floors, room) === -1 && floors.includes(GROUND);
  return isLoose ? GROUND : room;
}

function floorOf(floors: readonly Floor[], room: string): number {
  return floors.findIndex((floor) => floor === room || (typeof floor !== 'string' && floor.includes(room)));
}
