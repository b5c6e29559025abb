import { dirname, extname, join, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** An import, a re-export or a dynamic import; `isType`: only types are imported. */
export type Import = { readonly source: string; readonly isType: boolean };

/** What was found in a text: several tests ask for the imports of all files. */
const FOUND = new Map<string, readonly Import[]>();

/** All imports of a file, with types and dynamic imports. `path` tells the parser the language. */
export function importsIn(path: string, text: string): readonly Import[] {
  const key = `${extname(path)}\n${text}`;
  const found = FOUND.get(key) ?? read(path, text);
  FOUND.set(key, found);
  return found;
}

function read(path: string, text: string): readonly Import[] {
  const found: Import[] = [];
  const look = (source: string, isType: boolean) => found.push({ source, isType });
  new Visitor({
    ImportDeclaration: (node) => look(node.source.value, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) look(node.source.value, node.exportKind === 'type');
    },
    ExportAllDeclaration: (node) => look(node.source.value, node.exportKind === 'type'),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') look(source.value, false);
    },
    TSImportType: (node) => look(node.source.value, true),
  }).visit(parseSync(path, text).program);
  return found;
}

/** The path of the file that a relative import means; null: it imports a package. */
export function targetOf(file: string, source: string): string | null {
  return source.startsWith('.') ? join(dirname(file), source).split(sep).join('/') : null;
}
