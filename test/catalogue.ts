import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { sourceFiles } from './layers.ts';

/** A node of a syntax tree, with only those parts of its type that are used here. */
type Node = { readonly type: string; readonly [key: string]: unknown };
/** What each name in a scope means: paths of the catalogue (`editorText.question`), or none for anything else. */
type Names = ReadonlyMap<string, readonly string[]>;
type Reading = { readonly names: Names; readonly used: Set<string> };

const CATALOGUE = 'packages/content/src/pl';
const READERS = ['content', 'server', 'kit', 'game', 'workshop', 'office', 'web'] as const;

/** Paths of all texts of the Polish catalogue that no source file of the product reads, such as `editorText.question.text`. */
export function unusedTexts(root: string): readonly string[] {
  const files = readdirSync(join(root, CATALOGUE)).filter((name) => /^(?!.*\.test\.ts$).*\.ts$/u.test(name));
  const texts = files.flatMap((name) => textsIn(readFileSync(join(root, CATALOGUE, name), 'utf8')));
  const tables = tablesOf(texts);
  const used = new Set<string>();
  for (const name of READERS) {
    for (const path of sourceFiles(join(root, 'packages', name, 'src'))) {
      for (const one of usedIn(path, readFileSync(path, 'utf8'), tables)) used.add(one);
    }
  }
  const places = new Map(Array.from(tables, (table) => [table, [...used].filter((one) => tableOf(one) === table)]));
  return texts.filter((text) => !isUsed(text, places.get(tableOf(text)) ?? []));
}

/** The paths of all texts in a file of the catalogue. */
export function textsIn(text: string): readonly string[] {
  return nodesOf(programOf('catalogue.ts', text)['body']).flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration' ? asNode(statement['declaration']) : null;
    return declaratorsIn(exported).flatMap(({ id, init }) => leaves(nameOf(id) ?? '', bare(init)));
  });
}

/** The names of the tables in which these texts are, such as `editorText`. */
export function tablesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.map(tableOf));
}

function tableOf(place: string): string {
  return place.split('.')[0] ?? '';
}

/** The paths of the catalogue, of these tables, that a file reads: a text, or a part of which it may read anything. */
export function usedIn(path: string, text: string, tables: ReadonlySet<string>): ReadonlySet<string> {
  const used = new Set<string>();
  if (!path.includes(CATALOGUE) && !(text.match(/\w+/gu) ?? []).some((word) => tables.has(word))) return used;
  const program = programOf(path, text);
  const imported = nodesOf(program['body'])
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((statement) => nodesOf(statement['specifiers']))
    .flatMap((specifier) => {
      const [name, local] = [nameOf(asNode(specifier['imported'])), nameOf(asNode(specifier['local']))];
      return name !== null && local !== null && tables.has(name) ? [[local, [name]] as const] : [];
    });
  const own = path.includes(CATALOGUE) ? [...tablesOf(textsIn(text))] : [];
  const names = new Map([...imported, ...own.map((name) => [name, [name]] as const)]);
  read(program, { names, used });
  return used;
}

/** Whether a text is read: by its own path, by that of a part that contains it, or by a path into it; `*` stands for any key. */
function isUsed(text: string, used: readonly string[]): boolean {
  const steps = text.split('.');
  return used.some((place) =>
    place.split('.').every((step, index) => [undefined, step].includes(steps[index]) || step === '*'),
  );
}

/** Paths of the texts in an object; a value made by a function, or taken from elsewhere, counts as one text. */
function leaves(place: string, value: Node | null): readonly string[] {
  if (value?.type !== 'ObjectExpression')
    return value?.type === 'ArrowFunctionExpression' && !place.includes('.') ? [] : [place];
  return nodesOf(value['properties']).flatMap((property) => {
    const key = property.type === 'Property' && property['computed'] !== true ? keyOf(property) : null;
    return key === null ? [] : leaves(`${place}.${key}`, bare(asNode(property['value'])));
  });
}

function read(node: Node, { names, used }: Reading): void {
  if (node.type.startsWith('TS') && asNode(node['expression']) === null) return;
  const inside = isScope(node) ? { names: scoped(node, names), used } : { names, used };
  const places = placesOf(node, inside.names);
  if (places.length > 0) {
    for (const place of places) used.add(place);
    for (const index of indexesOf(node)) read(index, inside);
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    if (!isRead(node, key)) continue;
    for (const child of nodesOf(value)) {
      if (child.type === 'VariableDeclarator') readDeclarator(child, inside);
      else read(child, inside);
    }
  }
}

/** Reads a declaration. To name a part of the catalogue reads nothing yet, but destructuring with a rest element reads all of it. */
function readDeclarator(declarator: Node, reading: Reading): void {
  const init = asNode(declarator['init']);
  if (init === null) return;
  const places = placesOf(bare(init) ?? init, reading.names);
  const id = asNode(declarator['id']);
  if (places.length === 0) read(init, reading);
  else if (id?.type === 'ObjectPattern' && nodesOf(id['properties']).some(({ type }) => type === 'RestElement')) {
    for (const place of places) reading.used.add(place);
  }
}

/** Whether names under this key of a node are values that are read, and not names of fields or declarations. */
function isRead(node: Node, key: string): boolean {
  if (key === 'property' || key === 'key') return node['computed'] === true;
  if (key === 'id' || key === 'params' || key === 'typeAnnotation' || key === 'typeArguments') return false;
  return node.type !== 'ImportDeclaration' && node.type !== 'ExportSpecifier';
}

function isScope({ type }: Node): boolean {
  return (
    type === 'Program' ||
    type === 'BlockStatement' ||
    type.endsWith('FunctionExpression') ||
    type === 'FunctionDeclaration'
  );
}

/** The names known inside a scope: those of the outer scopes, shadowed or added to by its own declarations. */
function scoped(node: Node, around: Names): Names {
  const names = new Map(around);
  for (const parameter of nodesOf(node['params'])) for (const name of boundIn(parameter)) names.delete(name);
  for (const statement of nodesOf(node['body'])) {
    const declared = statement.type === 'ExportNamedDeclaration' ? asNode(statement['declaration']) : statement;
    for (const { id, init } of declaratorsIn(declared)) {
      if (init !== null && id !== null) declare(names, id, placesOf(bare(init) ?? init, names), around);
    }
  }
  return names;
}

function declare(names: Map<string, readonly string[]>, id: Node, places: readonly string[], around: Names): void {
  const name = nameOf(id);
  if (name !== null) {
    if (places.length > 0) names.set(name, places);
    else if (around.get(name)?.[0] !== name) names.delete(name);
    return;
  }
  for (const property of nodesOf(id['properties'])) {
    const key = keyOf(property);
    const value = asNode(property['value']);
    if (key !== null && value !== null)
      declare(
        names,
        value,
        places.map((place) => `${place}.${key}`),
        around,
      );
  }
}

function boundIn(pattern: Node): readonly string[] {
  const name = nameOf(pattern);
  if (name !== null) return [name];
  const inner = [pattern['left'], pattern['argument'], pattern['value'], pattern['properties'], pattern['elements']];
  return inner.flatMap(nodesOf).flatMap(boundIn);
}

/** The paths of the catalogue that an expression may mean. */
function placesOf(node: Node, names: Names): readonly string[] {
  const name = nameOf(node);
  if (name !== null) return names.get(name) ?? [];
  if (node.type === 'ConditionalExpression') {
    const ways = [asNode(node['consequent']), asNode(node['alternate'])];
    const places = ways.map((way) => (way === null ? [] : placesOf(way, names)));
    return places.every((found) => found.length > 0) ? places.flat() : [];
  }
  const object = node.type === 'MemberExpression' ? asNode(node['object']) : null;
  if (object === null) return [];
  const places = placesOf(object, names);
  const key = node['computed'] === true ? null : nameOf(asNode(node['property']));
  return places.map((place) => `${place}.${key ?? '*'}`);
}

/** The parts of an expression that are read besides the catalogue: computed keys and conditions. */
function indexesOf(node: Node): readonly Node[] {
  const [object, property, test] = [asNode(node['object']), asNode(node['property']), asNode(node['test'])];
  const own = node['computed'] === true && property !== null ? [property] : test === null ? [] : [test];
  const ways = [object, asNode(node['consequent']), asNode(node['alternate'])];
  return [...own, ...ways.flatMap((way) => (way === null ? [] : indexesOf(way)))];
}

function declaratorsIn(node: Node | null): readonly { readonly id: Node | null; readonly init: Node | null }[] {
  if (node?.type !== 'VariableDeclaration') return [];
  return nodesOf(node['declarations']).map(({ id, init }) => ({ id: asNode(id), init: asNode(init) }));
}

/** An expression without type assertions. */
function bare(node: Node | null): Node | null {
  return node?.type.startsWith('TS') === true ? bare(asNode(node['expression'])) : node;
}

function keyOf(property: Node): string | null {
  const key = asNode(property['key']);
  return nameOf(key) ?? (typeof key?.['value'] === 'string' ? key['value'] : null);
}

function nameOf(node: Node | null): string | null {
  const isName = node?.type === 'Identifier' || node?.type === 'JSXIdentifier';
  return isName && typeof node['name'] === 'string' ? node['name'] : null;
}

function programOf(path: string, text: string): Node {
  const program = asNode(parseSync(path, text).program);
  if (program === null) throw new Error(`${path} does not parse`);
  return program;
}

function nodesOf(value: unknown): readonly Node[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => asNode(one) ?? []);
}

function asNode(value: unknown): Node | null {
  return isNode(value) ? value : null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
