import { dirname, extname, join, sep } from 'node:path';
import { type EcmaScriptModule, parseSync, Visitor } from 'oxc-parser';

/** An import, a re-export or a dynamic import; `isType`: only types are imported. */
export type Import = { readonly source: string; readonly isType: boolean };

/** A cache of results by text: several tests ask for the imports of all files. */
const FOUND = new Map<string, readonly Import[]>();

/** All imports of a file, with types and dynamic imports. `path` tells the parser the language. */
export function importsIn(path: string, text: string): readonly Import[] {
  const key = `${extname(path)}\n${text}`;
  const found = FOUND.get(key) ?? read(path, text);
  FOUND.set(key, found);
  return found;
}

function read(path: string, text: string): readonly Import[] {
  const parsed = parseSync(path, text);
  const mayNameTypes = (text.match(/\bimport\(/gu) ?? []).length > parsed.module.dynamicImports.length;
  return [...statementsIn(parsed.module, text), ...(mayNameTypes ? importTypesIn(parsed) : [])];
}

/** The parser's own list of imports: a syntax tree of the whole file takes many times as long. */
function statementsIn({ staticImports, staticExports, dynamicImports }: EcmaScriptModule, text: string): Import[] {
  const isType = ({ start, end }: Span): boolean => /^(?:im|ex)port\s+type\s*[\w{*]/u.test(text.slice(start, end));
  const imported = staticImports.map((one) => ({ source: one.moduleRequest.value, isType: isType(one) }));
  const exported = staticExports.flatMap((one) => {
    const source = one.entries[0]?.moduleRequest?.value;
    return source === undefined ? [] : [{ source, isType: isType(one) }];
  });
  const loaded = dynamicImports.flatMap(({ moduleRequest }) => {
    const source = literalIn(text, moduleRequest);
    return source === null ? [] : [{ source, isType: false }];
  });
  return [...imported, ...exported, ...loaded];
}

type Span = { readonly start: number; readonly end: number };

/** The text in quotation marks at this place; null: something computed. */
export function literalIn(text: string, { start, end }: Span): string | null {
  return /^(?<quote>['"`])(?<source>[^$]*)\k<quote>$/u.exec(text.slice(start, end))?.groups?.['source'] ?? null;
}

/** The modules whose types are named as `import('./a.ts').A`. */
function importTypesIn({ program }: ReturnType<typeof parseSync>): readonly Import[] {
  const found: Import[] = [];
  new Visitor({
    TSImportType: ({ source }) => {
      found.push({ source: source.value, isType: true });
    },
  }).visit(program);
  return found;
}

/** The path of the file that a relative import refers to; null: it imports a package. */
export function targetOf(file: string, source: string): string | null {
  return source.startsWith('.') ? join(dirname(file), source).split(sep).join('/') : null;
}
