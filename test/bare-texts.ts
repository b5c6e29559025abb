import { join } from 'node:path';
import {
  type Expression,
  type FunctionDeclaration,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/** Components that wrap each run of text among their children in its own element (`wholeTexts`). */
const TAKES_TEXTS: ReadonlySet<string> = new Set([
  'Button',
  'Chip',
  'CardTitle',
  'SortHead',
  'KeyButton',
  'ActionButton',
]);

const TEXT =
  TypeFlags.String |
  TypeFlags.Number |
  TypeFlags.BigInt |
  TypeFlags.StringLiteral |
  TypeFlags.NumberLiteral |
  TypeFlags.BigIntLiteral |
  TypeFlags.TemplateLiteral;
/** What may be anything, such as `ReactNode`: whether it is a text is only known when it is drawn. */
const ANYTHING = /ReactNode|Iterable/u;

/**
 * The texts that stand next to something else in one element of a program's screens, each with its file and line: a browser's translator takes them away
 * from React. Found by their types, wherever they come from. (UIX-25)
 */
export function bareTextsIn(root: string, program: string, isAsked: (path: string) => boolean): readonly string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, program)] }).getProjects();
    if (project === undefined) throw new Error(`${program} is no program`);
    const files = project.program.getSourceFileNames().filter(isAsked);
    return files.flatMap((path) => {
      const file = project.program.getSourceFile(path);
      return file === undefined ? [] : bareTextsOf(file, project.checker);
    });
  } finally {
    api.close();
  }
}

function bareTextsOf(file: SourceFile, checker: Checker): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node): undefined => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      for (const text of bareTextsAmong(node, file, checker)) found.push(`${file.fileName}: ${text}`);
    }
    if (isFunctionDeclaration(node) && isTextComponent(node, checker)) {
      found.push(`${file.fileName}: ${node.name?.text ?? ''} draws a text`);
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

/** Whether it is a component that may draw a bare text, wherever it is put. */
function isTextComponent({ name }: FunctionDeclaration, checker: Checker): boolean {
  if (name === undefined || !/^[A-Z]/u.test(name.text)) return false;
  const type = checker.getTypeAtLocation(name);
  const calls = type === undefined ? [] : checker.getSignaturesOfType(type, SignatureKind.Call);
  return calls.some((call) => {
    const drawn = checker.getReturnTypeOfSignature(call);
    return drawn !== undefined && mayBeText(drawn) && !ANYTHING.test(checker.typeToString(drawn));
  });
}

function bareTextsAmong(element: JsxElement | JsxFragment, file: SourceFile, checker: Checker): readonly string[] {
  const isHost = isJsxElement(element);
  if (isHost && TAKES_TEXTS.has(element.openingElement.tagName.getText(file))) return [];
  const children = element.children.filter((child) => isDrawn(child));
  // A text alone is the content of its element; a fragment is not an element.
  if (isHost && children.length < 2) return [];
  return children
    .filter((child) => isText(child, checker))
    .map((child) => child.getText(file).replaceAll(/\s+/gu, ' '));
}

function isDrawn(child: JsxChild): boolean {
  if (isJsxText(child)) return !/^\s*\n\s*$/u.test(child.text) && child.text !== '';
  return !isJsxExpression(child) || child.expression !== undefined;
}

function isText(child: JsxChild, checker: Checker): boolean {
  if (isJsxText(child)) return child.text.trim() !== '';
  if (!isJsxExpression(child) || child.expression === undefined || isBlank(child.expression)) return false;
  const type = checker.getTypeAtLocation(child.expression);
  return type !== undefined && mayBeText(type) && !ANYTHING.test(checker.typeToString(type));
}

/** A blank is nothing to translate. */
function isBlank(expression: Expression): boolean {
  return expression.kind === SyntaxKind.StringLiteral && /^['"]\s*['"]$/u.test(expression.getText());
}

function mayBeText(type: Type): boolean {
  if ((type.flags & TEXT) !== 0) return true;
  // An id of an order or a car is a branded string type.
  return (type.isUnionType() || type.isIntersectionType()) && type.getTypes().some((one) => mayBeText(one));
}
