/** What the game needs from a browser. `name` with its version; `lacks`: functions that the game cannot do without. */
export type BrowserSeen = {
  readonly name: string;
  readonly lacks: readonly string[];
  /** Whether what a page stores survives a reload. */
  readonly stores: boolean;
};

const TRIAL_KEY = 'network-test';

/** The newer functions of browsers that the game uses, each with whether it is there; older ones are not checked individually. */
const NEEDED: readonly (readonly [name: string, isThere: () => boolean])[] = [
  ['WebSocket', () => 'WebSocket' in globalThis],
  ['EventSource', () => 'EventSource' in globalThis],
  ['DecompressionStream', () => new DecompressionStream('deflate-raw') instanceof DecompressionStream],
  ['structuredClone', () => 'structuredClone' in globalThis],
  ['Object.hasOwn', () => 'hasOwn' in Object],
  ['Array.prototype.toSorted', () => 'toSorted' in Array.prototype],
];

/** Examines the browser that this page is open in. */
export function seeBrowser(): BrowserSeen {
  const lacks = NEEDED.flatMap(([name, isThere]) => (isTrue(isThere) ? [] : [name]));
  return { name: browserName(navigator.userAgent), lacks, stores: isTrue(keepsText) };
}

/**
 * Name and version of a browser from its user agent, such as `Chrome 142`. The order matters, since many user agents contain the names of
 * other browsers; the first match counts.
 */
export function browserName(agent: string): string {
  const known = [
    ['Edge', /Edg\/(?<version>\d+)/u],
    ['Opera', /OPR\/(?<version>\d+)/u],
    ['Firefox', /Firefox\/(?<version>\d+)/u],
    ['Chrome', /Chrom(?:e|ium)\/(?<version>\d+)/u],
    ['Safari', /Version\/(?<version>\d+)[\d.]* (?:Mobile\/\w+ )?Safari/u],
  ] as const;
  for (const [name, pattern] of known) {
    const version = pattern.exec(agent)?.groups?.['version'];
    if (version !== undefined) return `${name} ${version}`;
  }
  return agent;
}

function keepsText(): boolean {
  return [localStorage, sessionStorage].every((storage) => {
    storage.setItem(TRIAL_KEY, '1');
    const isThere = storage.getItem(TRIAL_KEY) === '1';
    storage.removeItem(TRIAL_KEY);
    return isThere;
  });
}

/** False also if the browser throws on access. */
function isTrue(question: () => boolean): boolean {
  try {
    return question();
  } catch {
    return false;
  }
}
