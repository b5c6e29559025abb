import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { CALLS } from '@fracht/protocol';
import { refuseOtherForwardedCalls } from './cluster/answer-calls.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.ts';
import { WEB_DIST } from './folders.ts';
import type { Api, Resource } from './http/api.ts';
import { auditRoutes } from './http/audit/routes.ts';
import { authRoutes } from './http/auth/routes.ts';
import { backupRoutes } from './http/backup/routes.ts';
import { binRoutes } from './http/bin/routes.ts';
import { BODY_LIMIT, readBodies } from './http/bodies.ts';
import { compressLong } from './http/compressed.ts';
import { limitConcurrentCalls } from './http/calls-at-once.ts';
import { contentRoutes } from './http/content/routes.ts';
import { curriculumRoutes } from './http/curriculum/routes.ts';
import { lessonRoutes } from './http/lesson/routes.ts';
import { answerBroken, answerError, answerFault } from './http/faults.ts';
import { gameRoutes } from './http/game/routes.ts';
import { courseRoutes } from './http/course/routes.ts';
import { groupRoutes } from './http/group/routes.ts';
import { guard, MOST_OF_STRANGERS } from './http/guard.ts';
import { forwardedCall } from './http/handed-call.ts';
import { refuseForeignHosts, secureHeaders } from './http/headers.ts';
import { homeworkRoutes } from './http/homework/routes.ts';
import { demoRoutes } from './http/demo/routes.ts';
import { draftRoutes } from './http/library/draft-routes.ts';
import { imageRoutes } from './http/library/images.ts';
import { libraryImportRoutes } from './http/library/import.ts';
import { libraryRoutes } from './http/library/routes.ts';
import { describeCalls } from './http/openapi.ts';
import { limitPipelining } from './http/pipelined.ts';
import { pictureRoutes } from './http/pictures.ts';
import { tellRequestIds } from './http/request-ids.ts';
import { openRoute } from './http/route.ts';
import { privacyRoutes } from './http/privacy/routes.ts';
import { settingsRoutes } from './http/settings/routes.ts';
import { gameNoteRoutes } from './http/game-notes/routes.ts';
import { sentenceRoutes } from './http/sentences/routes.ts';
import { practiceRoutes } from './http/practice/routes.ts';
import { surveyRoutes } from './http/survey/routes.ts';
import { systemRoutes } from './http/system/routes.ts';
import { addressRoutes } from './http/system/addresses.ts';
import { importRoutes } from './http/user/import.ts';
import { invitationRoutes } from './http/user/invitations.ts';
import { userRoutes } from './http/user/routes.ts';
import { type HttpPatience, PATIENCE } from './patience.ts';
import { isForSocket } from './sockets/socket-door.ts';
import { earlierRoutes } from './http/values/routes.ts';
import { newId } from './ids.ts';
import { validatorCompiler } from './http/validate.ts';
import { inlineHashes, pageAnswerer, serveWebFiles } from './http/web-files.ts';

const RESOURCES: readonly Resource[] = [
  authRoutes,
  userRoutes,
  invitationRoutes,
  importRoutes,
  addressRoutes,
  groupRoutes,
  gameRoutes,
  homeworkRoutes,
  contentRoutes,
  courseRoutes,
  curriculumRoutes,
  lessonRoutes,
  settingsRoutes,
  earlierRoutes,
  libraryRoutes,
  draftRoutes,
  imageRoutes,
  libraryImportRoutes,
  surveyRoutes,
  gameNoteRoutes,
  sentenceRoutes,
  practiceRoutes,
  privacyRoutes,
  auditRoutes,
  binRoutes,
  backupRoutes,
  demoRoutes,
];

export type AppOptions = {
  /** The calls of the live games; those of accounts are always included. */
  readonly resources?: readonly Resource[];
  /** The folder of the built web app. */
  readonly webDist?: string;
  /** A shorter timeout, for tests. */
  readonly patience?: HttpPatience;
  /** A smaller bound, for tests: of calls without a living session. */
  readonly mostOfStrangers?: number;
};

/** Builds the whole HTTP side, ready to listen, or to be called without a port (`inject`). */
export async function buildApp(
  context: AppContext,
  { resources = [], webDist = WEB_DIST, patience = PATIENCE, mostOfStrangers = MOST_OF_STRANGERS }: AppOptions = {},
): Promise<Api> {
  const { log, config } = context;
  const app: Api = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    genReqId: () => forwardedCall()?.request ?? newId(),
    trustProxy: config.isProxy,
    exposeHeadRoutes: true,
    forceCloseConnections: true,
    ...patience,
    keepAliveTimeout: 65_000,
    // Requests to upgrade to anything but a web socket, which some clients send by habit, are answered in plain HTTP.
    http: { shouldUpgradeCallback: isForSocket, ...patience },
    clientErrorHandler: answerBroken,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, log),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  tellRequestIds(app);
  refuseOtherForwardedCalls(app);
  limitPipelining(app);
  await secureHeaders(app, config, inlineHashes(webDist));
  refuseForeignHosts(app, config);
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooMany });
  await describeCalls(app);
  systemRoutes(app, context);
  pictureRoutes(app, context.storage.images);
  const hasPages = await serveWebFiles(app, webDist);
  const answerPage = pageAnswerer(webDist);
  app.setNotFoundHandler((request, reply) => {
    const isPage = hasPages && request.method === 'GET' && isPageAddress(request.url);
    return isPage ? answerPage(request, reply) : answerFault(reply, new AppError('NOT_FOUND'));
  });
  await app.register(
    (api: Api) => registerCalls(api, context, { mostOfStrangers, resources: [...RESOURCES, ...resources] }),
    { prefix: '/api' },
  );
  return app;
}

async function registerCalls(
  api: Api,
  context: AppContext,
  { mostOfStrangers, resources }: Required<Pick<AppOptions, 'mostOfStrangers' | 'resources'>>,
): Promise<void> {
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  await compressLong(api);
  await readBodies(api);
  guard(api, context, mostOfStrangers);
  limitConcurrentCalls(api);

  for (const register of resources) register(api, context);
  openRoute(api, CALLS.openApi, async (_asked, reply) => reply.type('application/json').send(description(api)));
}

const descriptions = new WeakMap<Api, string>();

/** The OpenAPI description as JSON; cached, because it is long and anybody may ask for it. */
function description(api: Api): string {
  const known = descriptions.get(api) ?? JSON.stringify(api.swagger());
  descriptions.set(api, known);
  return known;
}

/** Whether the address is neither a call, the socket nor a file, and so a page of the browser's router. */
function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  return !/^\/(?:api|socket)(?:\/|$)/u.test(path) && !/\.\w+$/u.test(path);
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): AppError {
  return new AppError('TOO_MANY', { retryAfter: Math.ceil(ttl / 1000) });
}
