// Adds today's built-in situations to the list of those that schools may have got from any version (src/storage/shipped-items.ts), so that schools
// which have not changed theirs get those of later versions (LBR-15). Run it whenever one was changed, also when that file has merge conflicts: node
// packages/server/scripts/add-shipped.ts
// With commits as arguments it also adds the situations of each of them, in every form that a migration may have given them. To add all there ever
// were: node packages/server/scripts/add-shipped.ts e56b807d $(git log --format=%h e56b807d.. -- packages/content/src packages/scenarios/src)
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltInItem, builtInItems } from '../src/storage/built-in-items.ts';
import { itemHash } from '../src/storage/item-hash.ts';
import { THEFTS } from '../src/storage/migrations/0022-thefts-are-marked.ts';
import { TRAINED_BY } from '../src/storage/migrations/0030-competences-of-built-ins.ts';
import { filled, said } from '../src/storage/migrations/0046-breaks-of-built-ins.ts';

type Form = Pick<BuiltInItem, 'id' | 'value'>;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LIST = fileURLToPath(new URL('../src/storage/shipped-items.ts', import.meta.url));
/** A line of the list: an id, and its hashes. */
const LINE = /^[A-Z]\d+(?: [\w-]{16})+$/u;
/** The sources of a commit's situations; in the earliest commits not all of them exist. */
const PACKAGES = ['engine', 'protocol', 'scenarios', 'content'].map((name) => `packages/${name}`);
const TELL = `import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
  const items = [...EMERGENCIES, ...ACCIDENTS, ...CHANGE_EVENTS];
  process.stdout.write(JSON.stringify(items.map(({ active, ...item }) => item)));`;

/** Occurs in an item whose answers say what they break. */
const SAYS = '"breaks';

const text = readFileSync(LIST, 'utf8');
const known = text.split('\n').filter((line) => LINE.test(line));
const commits = process.argv.slice(2);
const forms = [...builtInItems(), ...(commits.length === 0 ? [] : migrated(commits.flatMap(itemsOf)))];
const hashes = new Map<string, Set<string>>();
for (const line of known) {
  const [id = '', ...some] = line.split(' ');
  for (const hash of some) add(id, hash);
}
for (const { id, value } of forms) add(id, itemHash(value));
const lines = [...hashes].map(([id, some]) => [id, ...some].join(' ')).toSorted();
const [before, , ...after] = text.split('`');
writeFileSync(LIST, [before, `\n${lines.join('\n')}\n`, ...after].join('`'));

function add(id: string, hash: string): void {
  hashes.set(id, (hashes.get(id) ?? new Set()).add(hash));
}

/** The situations that a commit would have shipped. */
function itemsOf(commit: string): readonly Form[] {
  const folder = mkdtempSync(join(tmpdir(), 'fracht-shipped-'));
  const there = execFileSync('git', ['ls-tree', '--name-only', commit, 'packages/'], { cwd: ROOT, encoding: 'utf8' });
  const wanted = PACKAGES.filter((name) => there.split('\n').includes(name)).map((name) => `${name}/src`);
  const manifests = wanted.map((name) => name.replace(/src$/u, 'package.json'));
  const archive = execFileSync('git', ['archive', commit, ...wanted, ...manifests], { cwd: ROOT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@fracht'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@fracht') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of wanted) {
    const [, own = ''] = name.split('/');
    symlinkSync(join(folder, 'packages', own), join(modules, '@fracht', own));
  }
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', TELL], { cwd: folder, maxBuffer: 1e9 });
  rmSync(folder, { recursive: true });
  const items: readonly { readonly id: string }[] = JSON.parse(told.toString());
  return items.map((item) => ({ id: item.id, value: JSON.stringify(item) }));
}

/** The same, each with everything that the migrations may have made of it. */
function migrated(items: readonly Form[]): readonly Form[] {
  const shipped = distinct(items);
  const marked = [
    ...shipped,
    ...shipped.filter(({ id }) => THEFTS.includes(id)).map((item) => having(item, 'theft', true)),
  ];
  const trained = [...marked, ...marked.flatMap(withCompetence)];
  const earlier = distinct(trained);
  const saying = shipped
    .filter(({ value }) => value.includes(SAYS))
    .map(({ id, value }) => ({ id, said: said(value) }));
  const broken = earlier
    .filter(({ value }) => !value.includes(SAYS))
    .flatMap(({ id, value }) => {
      const own = saying.filter((other) => other.id === id);
      return own.map((other) => ({ id, value: filled(value, other.said) }));
    });
  return distinct([...earlier, ...broken]);
}

function withCompetence(item: Form): readonly Form[] {
  const { name }: { readonly name: string } = JSON.parse(item.value);
  return Object.entries(TRAINED_BY)
    .filter(([, names]) => names[item.id] === name)
    .map(([competence]) => having(item, 'competence', competence));
}

/** The item with this field added if it is missing. */
function having({ id, value }: Form, field: string, content: unknown): Form {
  return { id, value: JSON.stringify({ [field]: content, ...JSON.parse(value) }) };
}

function distinct(items: readonly Form[]): readonly Form[] {
  return [...new Map(items.map((item) => [`${item.id} ${itemHash(item.value)}`, item])).values()];
}
