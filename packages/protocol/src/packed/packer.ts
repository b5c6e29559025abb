import { z } from 'zod';
import type { UnreadFields } from '../fields/unread-fields.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import type { Names, NumberOf } from './names.ts';
import { readNumber, writeNumber } from './numbers.ts';
import { readText, writeText } from './texts.ts';

/** Where a packer writes to, and the numbers of names. */
export type Sink = { readonly out: ByteWriter; readonly numberOf: NumberOf };
export type PackedSource = { readonly from: ByteReader; readonly names: Names };

/** The value does not fit the packer's shape, and has to be sent in another encoding. */
export class Unpackable extends Error {}

/** Writes values of one shape compactly and reads them back. Reading does not validate. */
export type Packer = {
  /** Throws Unpackable. */
  readonly write: (value: unknown, to: Sink) => void;
  /** Throws a RangeError if the bytes were not written with the same shape. */
  readonly read: (from: PackedSource) => unknown;
  /** The shape as text: packers with the same text understand each other. */
  readonly shape: string;
};

/**
 * Derives a packer from a zod schema, so that both ends have the same one without a second description. Fields are written in the schema's
 * order without names, enum values as numbers. Unknown fields are not written. Throws for kinds of schemas that no message of a game uses.
 */
export function packerOf(schema: unknown): Packer {
  if (schema instanceof z.ZodNumber) return NUMBER;
  if (schema instanceof z.ZodString) return TEXT;
  if (schema instanceof z.ZodBoolean) return choicePacker([false, true]);
  if (schema instanceof z.ZodEnum) return choicePacker(schema.options);
  if (schema instanceof z.ZodLiteral) return choicePacker([...schema.values]);
  if (schema instanceof z.ZodNonOptional || schema instanceof z.ZodOptional) return packerOf(schema.unwrap());
  if (schema instanceof z.ZodNullable) return nullablePacker(schema.unwrap());
  if (schema instanceof z.ZodArray) return listPacker(packerOf(schema.element));
  if (schema instanceof z.ZodRecord) return recordPacker(packerOf(schema.keyType), packerOf(schema.valueType));
  if (schema instanceof z.ZodUnion) return unionPacker(schema);
  if (schema instanceof z.ZodObject) return objectPacker(schema.shape);
  throw new Error(`No packer for ${schema instanceof z.ZodType ? schema.type : typeof schema}`);
}

const NUMBER: Packer = {
  write: (value, { out }) => {
    if (typeof value !== 'number' && value !== null) throw new Unpackable('a number');
    writeNumber(value, out);
  },
  read: ({ from }) => readNumber(from),
  shape: 'number',
};

const TEXT: Packer = {
  write: (value, { out, numberOf }) => {
    if (typeof value !== 'string' && value !== null) throw new Unpackable('a text');
    writeText(value, out, numberOf);
  },
  read: ({ from, names }) => readText(from, names),
  shape: 'text',
};

/** One of several fixed values, encoded as its index; a single one takes no byte. */
function choicePacker(values: readonly unknown[]): Packer {
  const numbers = new Map(values.map((value, number) => [value, number]));
  return {
    write: (value, { out }) => {
      const number = numbers.get(value);
      if (number === undefined) throw new Unpackable(`one of ${values.length}`);
      if (values.length > 1) out.byte(number);
    },
    read: ({ from }) => at(values, values.length > 1 ? from.byte() : 0),
    shape: `(${values.map(String).join('|')})`,
  };
}

/** A value or null. Numbers and texts encode null themselves; all others get a byte in front. */
function nullablePacker(schema: unknown): Packer {
  if (schema instanceof z.ZodEnum) return choicePacker([null, ...schema.options]);
  const inner = packerOf(schema);
  const shape = `${inner.shape}?`;
  if (inner === NUMBER || inner === TEXT) return { ...inner, shape };
  return {
    write: (value, to) => {
      to.out.byte(value === null ? 0 : 1);
      if (value !== null) inner.write(value, to);
    },
    read: (source) => (source.from.byte() === 0 ? null : inner.read(source)),
    shape,
  };
}

function listPacker(element: Packer): Packer {
  return {
    write: (value, to) => {
      if (!Array.isArray(value)) throw new Unpackable('a list');
      to.out.whole(value.length);
      for (const item of value) element.write(item, to);
    },
    read: (source) => {
      const items: unknown[] = [];
      for (let left = source.from.whole(); left > 0; left -= 1) items.push(element.read(source));
      return items;
    },
    shape: `[${element.shape}]`,
  };
}

function recordPacker(key: Packer, element: Packer): Packer {
  return {
    write: (value, to) => {
      const entries = Object.entries(fieldsOf(value));
      to.out.whole(entries.length);
      for (const [name, entry] of entries) {
        key.write(name, to);
        element.write(entry, to);
      }
    },
    read: (source) => {
      const fields: Record<string, unknown> = {};
      for (let left = source.from.whole(); left > 0; left -= 1) {
        const name = key.read(source);
        fields[String(name)] = element.read(source);
      }
      return fields;
    },
    shape: `{${key.shape}:${element.shape}}`,
  };
}

/** A union of objects that differ in a field with fixed values (discriminator). */
function unionPacker(union: z.ZodUnion): Packer {
  const options = optionsOf(union);
  const field = telling(options);
  const packers = options.map(({ shape }) => objectPacker(shape));
  const numbers = new Map(
    options.flatMap(({ shape }, number) => valuesOf(shape[field]).map((value) => [value, number] as const)),
  );
  return {
    write: (value, to) => {
      const number = numbers.get(fieldsOf(value)[field]);
      if (number === undefined) throw new Unpackable(`one of ${options.length} by ${field}`);
      to.out.byte(number);
      at(packers, number).write(value, to);
    },
    read: (source) => at(packers, source.from.byte()).read(source),
    shape: `<${packers.map(({ shape }) => shape).join('|')}>`,
  };
}

/** The objects of a union, those of nested unions included. */
function optionsOf(union: z.ZodUnion): readonly z.ZodObject[] {
  return union.options.flatMap((option): readonly z.ZodObject[] => {
    if (option instanceof z.ZodObject) return [option];
    if (option instanceof z.ZodUnion) return optionsOf(option);
    throw new Error('A union of something else than objects');
  });
}

function telling(options: readonly z.ZodObject[]): string {
  const field = Object.keys(options[0]?.shape ?? {}).find((name) => {
    const values = options.flatMap(({ shape }) => valuesOf(shape[name]));
    const isInAll = options.every(({ shape }) => valuesOf(shape[name]).length > 0);
    return isInAll && new Set(values).size === values.length;
  });
  if (field === undefined) throw new Error('A union whose objects no field tells apart');
  return field;
}

/** The values that a field may have, if they are fixed. */
function valuesOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  return schema instanceof z.ZodEnum ? schema.options : [];
}

type PackedField = { readonly name: string; readonly packer: Packer };

/** An object: its required fields in order, then which optional fields are present, then those. */
function objectPacker(shape: Readonly<Record<string, unknown>>): Packer {
  const [required, optional]: [PackedField[], PackedField[]] = [[], []];
  for (const [name, schema] of Object.entries(shape)) {
    const [list, inner] = schema instanceof z.ZodOptional ? [optional, schema.unwrap()] : [required, schema];
    list.push({ name, packer: packerOf(inner) });
  }
  const numbers = new Map(optional.map(({ name }, number) => [name, number]));
  const names = new Set(Object.keys(shape));
  const shapeOf = (fields: readonly PackedField[]) =>
    fields.map(({ name, packer }) => `${name}:${packer.shape}`).join(',');
  return {
    write: (value, to) => {
      const fields = fieldsOf(value);
      for (const { name, packer } of required) packer.write(fields[name], to);
      const present = presentOf(fields, numbers, names);
      if (optional.length > 0) writePresent(present, optional.length, to.out);
      for (const number of present) {
        const { name, packer } = at(optional, number);
        packer.write(fields[name], to);
      }
    },
    read: (source) => {
      const fields: Record<string, unknown> = {};
      for (const { name, packer } of required) fields[name] = packer.read(source);
      if (optional.length === 0) return fields;
      for (const number of readPresent(optional.length, source.from)) {
        const { name, packer } = at(optional, number);
        fields[name] = packer.read(source);
      }
      return fields;
    },
    shape: `{${shapeOf(required)};${shapeOf(optional)}}`,
  };
}

/** The numbers of the optional fields that are present, ascending. */
function presentOf(
  fields: UnreadFields,
  numbers: ReadonlyMap<string, number>,
  names: ReadonlySet<string>,
): readonly number[] {
  const present: number[] = [];
  for (const name in fields) {
    if (fields[name] === undefined) continue;
    const number = numbers.get(name);
    if (number !== undefined) present.push(number);
    else if (!names.has(name)) throw new Unpackable(`no field ${name}`);
  }
  return present.sort((one, other) => one - other);
}

/**
 * Marks a bitmap of the optional fields. If only a few of many fields are present, their count and numbers are written instead; this value cannot be
 * such a count.
 */
const ALL_BITS = 0xff;

function writePresent(present: readonly number[], of: number, out: ByteWriter): void {
  if (present.length * 8 <= of) {
    out.byte(present.length);
    for (const number of present) out.byte(number);
    return;
  }
  out.byte(ALL_BITS);
  for (let first = 0, next = 0; first < of; first += 8) {
    let bits = 0;
    for (; (present[next] ?? of) < first + 8 && next < present.length; next += 1)
      bits += 2 ** ((present[next] ?? 0) - first);
    out.byte(bits);
  }
}

function readPresent(of: number, from: ByteReader): readonly number[] {
  const count = from.byte();
  if (count !== ALL_BITS) return Array.from({ length: count }, () => from.byte());
  const present: number[] = [];
  for (let first = 0; first < of; first += 8) {
    const bits = from.byte();
    for (let bit = 0; bit < 8; bit += 1) if (Math.floor(bits / 2 ** bit) % 2 === 1) present.push(first + bit);
  }
  return present;
}

function fieldsOf(value: unknown): UnreadFields {
  if (!isFields(value)) throw new Unpackable('an object');
  return value;
}

function isFields(value: unknown): value is UnreadFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function at<Item>(items: readonly Item[], number: number): Item {
  const item = items[number];
  if (item === undefined) throw new RangeError(`${number} of ${items.length}`);
  return item;
}
