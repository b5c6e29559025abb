import { report } from '../report.ts';

/** Keys of what is kept in the browser; a client may count on their names. (KEY-1) */
const LOCAL = {
  remember: 'rememberMeToken',
  route: 'route',
  game: 'game',
  theme: 'theme',
  cookies: 'cookies',
  sound: 'sound',
  hints: 'hints',
  surveys: 'surveys',
} as const;
const TAB_TOKEN = 'auth';

export type LocalKey = keyof typeof LOCAL;

/** A value kept in this browser, or null: absent, or storage is forbidden here. */
export function readLocal(key: LocalKey): string | null {
  return guarded(() => localStorage.getItem(LOCAL[key]));
}

/** Keeps a value in this browser; null takes it away. Where storage is forbidden nothing is kept. */
export function writeLocal(key: LocalKey, value: string | null): void {
  guarded(() => (value === null ? localStorage.removeItem(LOCAL[key]) : localStorage.setItem(LOCAL[key], value)));
}

/** What is kept in this browser under a name that is made up as one goes, or null: absent, or storage is forbidden here. */
export function readNamed(name: string): string | null {
  return guarded(() => localStorage.getItem(name));
}

/** Keeps a text under such a name; null takes it away. False, and noted, where nothing is kept: storage is full or forbidden here. */
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

/** This tab's bearer token, kept over a reload. */
export function readTabToken(): string | null {
  return guarded(() => sessionStorage.getItem(TAB_TOKEN));
}

/** Keeps this tab's bearer token over a reload; null takes it away. */
export function writeTabToken(value: string | null): void {
  guarded(() => (value === null ? sessionStorage.removeItem(TAB_TOKEN) : sessionStorage.setItem(TAB_TOKEN, value)));
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
