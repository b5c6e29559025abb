import { z } from 'zod';

/** The parts of a JSON Schema that are used. */
const node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  format: z.string().optional(),
});
type Node = z.output<typeof node>;

/** An object of at most this length is written on one line. */
const LINE = 100;

/** How a schema looks to a reader: what is sent (`input`) or what is answered (`output`). */
export function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  return textOf(jsonOf(schema, io), '');
}

/**
 * The JSON schema of a field. A field that is parsed before it is validated, such as a list sent as JSON text, is shown in its parsed form.
 */
function jsonOf(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodPipe && zodSchema.def.in instanceof z.ZodTransform)
        Object.assign(jsonSchema, jsonOf(zodSchema.def.out, io));
    },
  });
}

function textOf(value: unknown, indent: string): string {
  const { const: fixed, enum: values, oneOf, anyOf = oneOf, type, ...rest } = node.parse(value === true ? {} : value);
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (values !== undefined) return values.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf !== undefined) return unionText(anyOf, indent);
  if (Array.isArray(type)) return type.map((one) => textOf({ type: one }, indent)).join(' | ');
  if (type === 'object') return objectText(rest, indent);
  if (type === 'array') return listText(rest, indent);
  if (type === 'string') return rest.format === 'email' ? 'email' : `text${bounds(rest.minLength, rest.maxLength)}`;
  if (type === 'integer') return `whole${bounds(rest.minimum, rest.maximum)}`;
  if (type === 'number') return `number${bounds(rest.minimum, rest.maximum)}`;
  return type ?? 'any';
}

/** A flag is a boolean, or one of the texts that forms send for it. (FLD-2) */
function unionText(options: readonly unknown[], indent: string): string {
  const texts = [...new Set(options.map((one) => textOf(one, indent)))];
  return texts.some((text) => text.includes('"off"')) ? 'flag' : texts.join(' | ');
}

function listText({ items, maxItems }: Node, indent: string): string {
  const item = textOf(items ?? {}, indent);
  const inBrackets = item.includes(' | ') && !item.startsWith('{') ? `(${item})` : item;
  return `${inBrackets}[]${maxItems === undefined ? '' : ` (at most ${maxItems})`}`;
}

function objectText({ properties = {}, required = [], additionalProperties }: Node, indent: string): string {
  const names = Object.keys(properties);
  if (names.length === 0 && typeof additionalProperties === 'object')
    return `{ [name]: ${textOf(additionalProperties, indent)} }`;
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(value, inner)}`,
  );
  const line = `{ ${fields.join(', ')} }`;
  if (line.length <= LINE && !line.includes('\n')) return names.length === 0 ? '{}' : line;
  return `{\n${fields.map((field) => `${inner}${field}`).join('\n')}\n${indent}}`;
}

/** Bounds, unless they are only those of any safe whole number. */
function bounds(least: number | undefined, most: number | undefined): string {
  const [from, to] = [least, most].map((bound) =>
    bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : String(bound),
  );
  if (from === undefined && to === undefined) return '';
  return from === undefined ? ` (to ${to})` : ` (${from}${to === undefined ? ' or more' : `–${to}`})`;
}
