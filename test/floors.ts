import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { importsIn, targetOf } from './imports.ts';
import { type Violation, sourceFiles } from './layers.ts';

/** Rooms that know nothing of each other share a floor. A room is a folder, or a file that stands on a floor of its own. */
type Floor = string | readonly string[];

/** A folder whose files import from their own room and from the floors below. */
export type Floors = {
  /** From the root of the repository. */
  readonly folder: string;
  /** From the ground up. */
  readonly floors: readonly Floor[];
};

/** Files of the folder itself that no floor names: they describe data, and so may name types of any room. */
const GROUND = 'ground';

/** The rooms of the engine. (ARCHITECTURE.md) */
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
    'share.ts',
    'save.ts',
    'fork.ts',
    'debrief',
    'sandbox',
    'index.ts',
  ],
};

/** Shapes first, what any field from outside keeps to, then what is sent of them, in which calls, and how. */
const PROTOCOL: Floors = {
  folder: 'packages/protocol/src',
  floors: [
    ['fracht-1.gen.ts', 'ids.ts', 'person-name.ts', 'errors.ts', 'lines.ts', 'envelope.ts'],
    ['actions.ts', 'codec.ts', 'fields'],
    'wire',
    'scenario',
    'http',
    ['calls', 'packed'],
    'messages.ts',
    'index.ts',
  ],
};

/** Situations written as code, the ways through their trees, what those are worth, and what is wrong with them. */
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
  floors: ['data', 'world.ts', 'situations', 'settings', 'pl', 'situation-pictures.ts', 'index.ts'],
};

/** A game played again, its decisions, what would have come of others, what that is worth, and for a class. */
const DEBRIEF: Floors = {
  folder: 'packages/debrief/src',
  floors: ['recording.ts', 'decisions', 'what-if', ['worth', 'luck'], 'class', 'index.ts'],
};

/** What is stored, a game over it, those who watch it, all live games, how browsers come to them, the calls, several processes, and at last the whole server. */
const SERVER: Floors = {
  folder: 'packages/server/src',
  floors: [
    ['folders.ts', 'ids.ts', 'log.ts', 'errors.ts', 'proxies.ts', 'patience.ts'],
    ['config.ts', 'readiness.ts'],
    ['accounts', 'addresses.ts'],
    'storage',
    ['bad-rows.ts', 'uploads.ts', 'data-dir.ts', 'mail', 'policies', 'people-file'],
    'context.ts',
    'presenters',
    ['day-watch.ts', 'games', 'or-start-error.ts'],
    'rooms',
    'live',
    ['data.ts', 'commands', 'sockets'],
    ['move', 'demo', 'http'],
    'cluster',
    'live-server.ts',
    'app.ts',
    'server.ts',
    'main.ts',
  ],
};

/** The session, what everything is drawn with, what the server is asked, forms over both, and what all panels share. */
const KIT: Floors = {
  folder: 'packages/kit/src',
  floors: [
    [
      'report.ts',
      'load-chunk.ts',
      'format.ts',
      'search-text.ts',
      'own-settings.ts',
      'assets',
      'styles',
      'route-row.ts',
    ],
    ['session', 'use-menu.ts', 'files'],
    'ui',
    'api',
    ['query-client.ts', 'forms'],
    'query-frame.tsx',
    'panel',
  ],
};

/** The line to the server and the sounds, the game as it stands here, what several views draw with, the views, and the frame around them. */
const GAME: Floors = {
  folder: 'packages/game/src',
  floors: [
    ['client', 'folded.ts', 'sounds'],
    'store',
    ['parts', 'feed', 'ledger'],
    'situations',
    ['hints', 'todo', 'lobby'],
    'screens',
    ['map', 'side'],
    ['watch', 'dev'],
    'shell',
    'use-open-game.ts',
    'game-screen.tsx',
  ],
};

/** How a situation is played and what settings come to, the libraries, and the editor over them. */
const WORKSHOP: Floors = {
  folder: 'packages/workshop/src',
  floors: [['sandbox', 'trial'], ['images', 'import'], 'library', 'editor'],
};

/** The item under edit, what is done to its branches, its forms, what else shows it, and the desk that puts these together. */
const EDITOR: Floors = {
  folder: 'packages/workshop/src/editor',
  floors: ['store', 'branches', 'forms', ['graph', 'find', 'drafts', 'play'], GROUND],
};

/** The frames of the panels and their screens: those that others show a part of stand below them. */
const OFFICE: Floors = {
  folder: 'packages/office/src',
  floors: [
    [
      'panels',
      'landing',
      'admin-lecturers',
      'admin-settings',
      'lecturer-codes',
      'lecturer-games',
      'lecturer-groups',
      'lecturer-import',
      'lecturer-live',
      'lecturer-survey-settings',
      'lecturer-surveys',
      'student-group',
      'student-surveys',
      'reset-password',
      'settings',
    ],
    ['admin-landing', 'lecturer-students', 'student-games'],
  ],
};

/** How the screens are loaded, the routes to them, and the page. */
const WEB: Floors = {
  folder: 'packages/web/src',
  floors: [
    ['dev', 'admin-screens.ts', 'lecturer-screens.ts', 'student-screens.ts'],
    ['routes-dev.ts', 'routes-student.ts', 'routes-lecturer.ts', 'routes-admin.ts'],
    'routes.tsx',
    'router.tsx',
    'base.ts',
    ['prerender.tsx', 'main.tsx'],
  ],
};

export const ALL_FLOORS: readonly Floors[] = [
  ENGINE,
  PROTOCOL,
  SCENARIOS,
  CONTENT,
  DEBRIEF,
  SERVER,
  KIT,
  GAME,
  WORKSHOP,
  EDITOR,
  OFFICE,
  WEB,
];

/** Every import inside such a folder that runs up, or across a floor. */
export function strayImports(root: string, house: Floors): readonly Violation[] {
  const base = join(root, house.folder);
  return sourceFiles(base).flatMap((path) => {
    const file = relative(base, path).split(sep).join('/');
    return strayIn(house, file, readFileSync(path, 'utf8')).map((what) => ({ file: `${house.folder}/${file}`, what }));
  });
}

/** The imports of one file that run up or across; `file` is its path in the folder. */
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
