import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { fieldIssues, type FieldIssues, hasSoundTexts } from '@fracht/protocol';
import { AppError } from '../errors.ts';

/** The schema by which each validated object was parsed. */
const schemas = new WeakMap<object, unknown>();

/** Whether the validator has parsed this value by this schema. */
export function isParsedBy(schema: z.ZodType, value: unknown): boolean {
  return typeof value === 'object' && value !== null && schemas.get(value) === schema;
}

/** Validates a part of a request by the protocol's schema and passes the parsed value on, without unknown fields. (FLD-5, ENV-6) */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const given = httpPart === 'body' ? bodyOf(data) : data;
    if (given instanceof AppError) return { error: given };
    const broken = brokenFields(given);
    if (broken !== null) return { error: new AppError('VALIDATION', { fields: broken }) };
    const parsed = schema.safeParse(given, { reportInput: true });
    if (parsed.success) {
      const inside = brokenFields(parsed.data);
      if (inside !== null) return { error: new AppError('VALIDATION', { fields: inside }) };
      if (typeof parsed.data === 'object' && parsed.data !== null) schemas.set(parsed.data, schema);
      return { value: parsed.data };
    }
    return { error: new AppError('VALIDATION', { fields: fieldIssues(parsed.error.issues) }) };
  };
};

/** Fields with texts that cannot be stored unchanged, in the request itself or in structures given as JSON text. Null: none. */
function brokenFields(data: unknown): FieldIssues | null {
  if (typeof data !== 'object' || data === null) return null;
  const broken = Object.entries(data).filter(([key, value]) => !hasSoundTexts({ [key]: value }));
  if (broken.length === 0) return null;
  return Object.fromEntries(
    broken.map(([key]) => [hasSoundTexts(key) ? key : 'form', [{ code: 'TEXT_BROKEN' as const }]]),
  );
}

function bodyOf(data: unknown): unknown {
  if (data === null || data === undefined) return {};
  return typeof data === 'object' && !Array.isArray(data) ? data : new AppError('MALFORMED');
}
