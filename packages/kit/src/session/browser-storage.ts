import { report } from '../report.ts';

/** Keys in the browser's storage; their names are part of what clients may rely on. (KEY-1) */
const LOCAL = {
  remember: 'rememberMeToken',
  route: 'route',
  game: 'game',
  theme: 'theme',
  cookies: 'cookies',
  sound: 'sound',
  hints: 'hints',
  surveys: 'surveys',
  practice: 'practice',
  keys: 'keys',
  map: 'map',
  devices: 'devices',
  pageSize: 'pageSize',
  person: 'person',
  shared: 'shared',
} as const;
/** Keys of what this tab keeps until it is closed. (KEY-1) */
const TAB = { token: 'auth', moments: 'moments' } as const;

export type LocalKey = keyof typeof LOCAL;

/** A value from localStorage; null if it is absent or storage is forbidden. */
export function readLocal(key: LocalKey): string | null {
  return guarded(() => localStorage.getItem(LOCAL[key]));
}

/** Writes a value to localStorage; null removes it. Does nothing if storage is forbidden. */
export function writeLocal(key: LocalKey, value: string | null): void {
  guarded(() => (value === null ? localStorage.removeItem(LOCAL[key]) : localStorage.setItem(LOCAL[key], value)));
}

/** A text from localStorage under a key that is composed at run time; null if it is absent or storage is forbidden. */
export function readNamed(name: string): string | null {
  return guarded(() => localStorage.getItem(name));
}

/** Writes a text to localStorage under a composed key; null removes it. Returns false, and logs it, if storage is full or forbidden. */
export function writeNamed(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch (cause) {
    report('browser storage', cause);
    return false;
  }
}

/** A value of this tab, from sessionStorage: it survives a reload. Null if it is absent or storage is forbidden. */
export function readTab(key: keyof typeof TAB): string | null {
  return guarded(() => sessionStorage.getItem(TAB[key]));
}

/** Writes a value of this tab to sessionStorage; null removes it. Does nothing if storage is forbidden. */
export function writeTab(key: keyof typeof TAB, value: string | null): void {
  guarded(() => (value === null ? sessionStorage.removeItem(TAB[key]) : sessionStorage.setItem(TAB[key], value)));
}

/** This tab's bearer token. */
export function readTabToken(): string | null {
  return readTab('token');
}

/** Writes this tab's bearer token; null removes it. */
export function writeTabToken(value: string | null): void {
  writeTab('token', value);
}

/** Stores the remember-me token; `isShared`: only until the browser is closed. Null: removes it. (SGN-17) */
export function keepRemembered(token: string | null, isShared = false): void {
  writeLocal('remember', token);
  writeLocal('shared', token !== null && isShared ? '1' : null);
}

/** From now on the page and the game opened last are this person's: what somebody else has left is removed. (SGN-16) */
export function takeOwnWay(person: string): void {
  const before = readLocal('person');
  if (before !== null && before !== person) forgetWay();
  writeLocal('person', person);
}

/** Forgets the page and the game opened last, and whose they were. (SGN-16) */
export function forgetWay(): void {
  forgetPlace();
  writeLocal('person', null);
}

/** Forgets the page and the game opened last; what is opened next belongs to the same person. (SGN-16) */
export function forgetPlace(): void {
  for (const key of ['route', 'game'] as const) writeLocal(key, null);
}

/** The game opened last in this browser. (KEY-1) */
export function rememberedGame(): string | null {
  return readLocal('game');
}

/** Remembers the game that is open. (KEY-1) */
export function rememberGame(id: string): void {
  writeLocal('game', id);
}

function guarded<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
