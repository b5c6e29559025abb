import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { fieldIssues } from '@fracht/protocol';
import { AppError } from '../errors.ts';

/** Checks what came against the protocol's schema and hands on what it made of it: unknown fields are gone. (style §7) */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const given = httpPart === 'body' ? bodyOf(data) : data;
    if (given instanceof AppError) return { error: given };
    const parsed = schema.safeParse(given, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new AppError('VALIDATION', { fields: fieldIssues(parsed.error.issues) }) };
  };
};

function bodyOf(data: unknown): unknown {
  if (data === null || data === undefined) return {};
  return typeof data === 'object' && !Array.isArray(data) ? data : new AppError('MALFORMED');
}
