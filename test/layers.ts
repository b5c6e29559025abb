import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { importsIn, literalIn } from './imports.ts';
import { ownFiles } from './support/own-files.ts';
import { opens, packagesIn, readPackage } from './support/packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One broken rule: where, and what. */
export type Violation = { readonly file: string; readonly what: string };

type Layer = {
  /** Our packages whose values may be imported. */
  readonly mayImport: readonly string[];
  /** Our packages of which only types may be imported. */
  readonly typesOnly: readonly string[];
  /** Packages of npm and Node that may be imported; null: all that package.json allows. */
  readonly npm: readonly string[] | null;
};

/** Which package may import which. (ARCHITECTURE.md) */
export const LAYERS: Readonly<Record<string, Layer>> = {
  engine: { mayImport: [], typesOnly: [], npm: [] },
  protocol: { mayImport: ['engine'], typesOnly: [], npm: ['zod'] },
  scenarios: { mayImport: ['engine', 'protocol'], typesOnly: [], npm: [] },
  content: { mayImport: ['scenarios'], typesOnly: ['engine', 'protocol'], npm: [] },
  bots: { mayImport: ['engine'], typesOnly: [], npm: [] },
  debrief: { mayImport: ['engine', 'bots'], typesOnly: [], npm: [] },
  reference: { mayImport: ['engine', 'bots'], typesOnly: ['debrief'], npm: ['highs'] },
  server: {
    mayImport: ['engine', 'protocol', 'scenarios', 'content', 'bots', 'debrief', 'reference'],
    typesOnly: [],
    npm: null,
  },
  kit: { mayImport: ['engine', 'protocol', 'content'], typesOnly: [], npm: null },
  game: { mayImport: ['engine', 'protocol', 'content', 'kit'], typesOnly: ['bots'], npm: null },
  workshop: {
    mayImport: ['engine', 'protocol', 'scenarios', 'content', 'kit', 'game'],
    typesOnly: ['bots'],
    npm: null,
  },
  office: { mayImport: ['engine', 'protocol', 'content', 'kit', 'game', 'workshop'], typesOnly: [], npm: null },
  web: {
    mayImport: ['engine', 'content', 'kit', 'game', 'workshop', 'office'],
    typesOnly: ['protocol'],
    npm: null,
  },
};

/** Identifiers banned in the engine: clocks, random numbers, the network, languages. */
const BANNED_IN_ENGINE = new Set([
  'Date',
  'Intl',
  'performance',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'fetch',
  'console',
  'localStorage',
  'process',
  'globalThis',
  'crypto',
]);
const ALLOWED_MATH = new Set(['floor', 'ceil', 'min', 'max', 'abs', 'sqrt', 'imul', 'round', 'trunc', 'sign']);
const BANNED_MEMBERS = new Set(['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase']);

/** Source files of a package: everything under src except tests. */
export function sourceFiles(folder: string): string[] {
  const isSource = (path: string): boolean => !/\.(test|d)\.tsx?$/u.test(path);
  return ownFiles(folder, ['.ts', '.tsx'])
    .filter(isSource)
    .map((path) => join(folder, path));
}

/**
 * Whether product code may import `@fracht/name` plus `rest` by the package's own package.json; "" is its index, "/ui/button.tsx" a file. In a package
 * with an index, other entry points are for tests.
 */
function isDoor(name: string, rest: string): boolean {
  const { exports = {} } = readPackage(root, name);
  if ('.' in exports) return rest === '';
  return Object.keys(exports).some((door) => opens(door, `.${rest}`));
}

/** Packages of npm for servers alone: whatever a package.json allows, nothing that is drawn in a browser may import them. (REF-10) */
const FOR_SERVERS: readonly string[] = ['highs'];
export const DRAWN_IN_A_BROWSER = packagesIn(root, 'screens').filter((name) => name !== 'testing');

function isForServers(name: string, source: string): boolean {
  if (!DRAWN_IN_A_BROWSER.includes(name)) return false;
  return FOR_SERVERS.some((one) => source === one || source.startsWith(`${one}/`));
}

function importProblem(layer: Layer, source: string, onlyTypes: boolean): string | null {
  if (source.startsWith('.')) return null;
  const ours = /^@fracht\/([^/]+)(\/.*)?$/.exec(source);
  if (ours === null) {
    if (layer.npm === null || layer.npm.includes(source)) return null;
    return `imports ${source}`;
  }
  const [, name = '', rest = ''] = ours;
  const isWhole = layer.mayImport.includes(name);
  if (!isWhole && !layer.typesOnly.includes(name)) return `imports ${source}`;
  if (!isDoor(name, rest)) return `enters ${source} beside its door`;
  return isWhole || onlyTypes ? null : `imports values of ${name}`;
}

/** Every rule broken by one file. `name` is its package; `path` tells the parser the language. */
export function violationsIn(name: string, path: string, text: string): string[] {
  const layer = LAYERS[name];
  if (layer === undefined) return [`unknown package ${name}`];
  const found: string[] = [];
  const parsed = parseSync(path, text);
  const { errors, module } = parsed;
  if (errors.length > 0) return [`does not parse: ${errors[0]?.message ?? ''}`];
  for (const { source, isType } of importsIn(path, text)) {
    const problem = isForServers(name, source) ? `imports ${source}` : importProblem(layer, source, isType);
    if (problem !== null) found.push(problem);
  }
  for (const { entries } of module.staticExports) {
    for (const { importName, moduleRequest } of entries)
      if (importName.kind.startsWith('All')) found.push(`exports everything of ${moduleRequest?.value ?? ''}`);
  }
  if (module.dynamicImports.some((one) => literalIn(text, one.moduleRequest) === null))
    found.push('imports something computed');
  return name === 'engine' ? [...found, ...bannedIn(parsed)] : found;
}

/** What is banned in the engine: anything that depends on more than the state and the action. */
function bannedIn({ program }: ReturnType<typeof parseSync>): readonly string[] {
  const found: string[] = [];
  const wait = (node: { readonly async: boolean }) => {
    if (node.async) found.push('is asynchronous');
  };
  new Visitor({
    Identifier: (node) => {
      if (BANNED_IN_ENGINE.has(node.name)) found.push(`names ${node.name}`);
    },
    MemberExpression: (node) => {
      if (node.property.type !== 'Identifier') return;
      if (BANNED_MEMBERS.has(node.property.name)) found.push(`calls ${node.property.name}`);
      const onMath = node.object.type === 'Identifier' && node.object.name === 'Math';
      if (onMath && !ALLOWED_MATH.has(node.property.name)) found.push(`uses Math.${node.property.name}`);
    },
    FunctionDeclaration: wait,
    FunctionExpression: wait,
    ArrowFunctionExpression: wait,
  }).visit(program);
  return found;
}

/** Every rule broken by a package's source files. */
export function violationsOf(name: string): Violation[] {
  return sourceFiles(join(root, 'packages', name, 'src')).flatMap((path) =>
    violationsIn(name, path, readFileSync(path, 'utf8')).map((what) => ({
      file: relative(root, path).split(sep).join('/'),
      what,
    })),
  );
}

/** What the entry of a package allows and none of its source files needs, so that the table only shrinks. */
export function unusedIn(name: string): readonly string[] {
  const { mayImport = [], typesOnly = [], npm } = LAYERS[name] ?? {};
  const imports = sourceFiles(join(root, 'packages', name, 'src')).flatMap((path) =>
    importsIn(path, readFileSync(path, 'utf8')),
  );
  const isAsked = (source: string, isType: boolean) =>
    imports.some((one) => (isType || !one.isType) && (one.source === source || one.source.startsWith(`${source}/`)));
  return [
    ...mayImport.filter((one) => !isAsked(`@fracht/${one}`, false)).map((one) => `values of ${one}`),
    ...typesOnly.filter((one) => !isAsked(`@fracht/${one}`, true)).map((one) => `types of ${one}`),
    ...(npm ?? []).filter((one) => !isAsked(one, false)),
  ].map((what) => `${name} may import ${what}`);
}
