import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { callAt, needsCsrf } from '../policies/calls.ts';
import type { Api } from './api.ts';

const BEARER = 'bearer';
/** The body formats, which all have the same schema. (ENV-7) */
const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const CSRF = ['csrfKey', 'csrfToken'] as const;

/** Generates the OpenAPI description of every call from its schemas, at `GET /api/openapi.json`. (protocol) */
export async function describeCalls(app: Api): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fracht', version: '1.0.0' },
      components: {
        securitySchemes: {
          [BEARER]: { type: 'http', scheme: 'bearer' },
          [CSRF[0]]: { type: 'apiKey', in: 'header', name: 'X-CSRF-Key' },
          [CSRF[1]]: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        },
      },
    },
    transform(input) {
      const { method } = input.route;
      const call = callAt([method].flat()[0] ?? 'GET', input.url);
      if (call === undefined) return { schema: { hide: true }, url: input.url };
      const described = jsonSchemaTransform(input);
      const needsBearer = !call.who.includes('GUEST');
      const pair = needsCsrf(call) ? { [CSRF[0]]: [], [CSRF[1]]: [] } : {};
      const security = needsBearer ? [{ [BEARER]: [], ...pair }] : [];
      return {
        ...described,
        schema: { ...described.schema, consumes: BODY_TYPES, security, tags: [input.url.split('/')[2] ?? 'api'] },
      };
    },
  });
}
