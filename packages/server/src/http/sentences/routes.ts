import { CALLS, type ClassSentences, MOST_AGREED } from '@fracht/protocol';
import { hasComeTo } from '../../policies/objects.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { alikeSentences } from '../../presenters/alike-sentences.ts';
import type { Game } from '../../storage/game-store.ts';
import type { AgreedSentence, StoredSentence } from '../../storage/sentence-store.ts';
import type { Api } from '../api.ts';
import { route } from '../route.ts';

/** What students write after a game for their next one, and what their class agrees on. (SNS-1 to SNS-3) */
export function sentenceRoutes(api: Api, context: AppContext): void {
  const { storage, now } = context;
  const { sentences } = storage;

  route(api, CALLS.ownSentence, async ({ session, params }) => ({
    payload: present(await sentences.find(params.id, session.user.id)),
  }));

  route(api, CALLS.saveSentence, async ({ session, body }) => {
    const { players } = await finished(context, body.game);
    if (!hasComeTo(session.user, { players })) throw new AppError('FORBIDDEN');
    const { base, ...sentence } = body;
    const isSaved = await sentences.save({ ...sentence, student: session.user.id, savedAt: now() }, base?.text);
    const own = await sentences.find(body.game, session.user.id);
    if (!isSaved) throw new AppError('CHANGED_MEANWHILE', { present: { text: own?.text ?? '' } });
    return { payload: present(own) };
  });

  route(api, CALLS.earlierSentences, async ({ session, params }) => {
    const game = await found(context, params.id);
    const { user } = session;
    const own = user.type === 'STUDENT' ? await sentences.newestOf(user.id, game.id) : null;
    const agreed = game.group === null ? [] : await sentences.lastAgreed(game.group, game.id);
    return { payload: { own, agreed: agreed.map(({ text }) => text) } };
  });

  route(api, CALLS.classSentences, async ({ params }) => ({ payload: await ofClass(context, params.id) }));

  route(api, CALLS.agreeSentence, async ({ body }) => {
    await ofLesson(context, body.game);
    const { base, ...sentence } = body;
    if (await sentences.agree(sentence, base?.text)) return { payload: await ofClass(context, body.game) };
    const own = (await sentences.agreed(body.game)).find(({ number }) => number === body.number);
    throw new AppError('CHANGED_MEANWHILE', { present: { text: own?.text ?? '' } });
  });
}

async function ofClass(context: AppContext, id: string): Promise<ClassSentences> {
  const { sentences } = context.storage;
  const { players, group } = await ofLesson(context, id);
  const texts = await sentences.ofGame(id);
  return {
    written: texts.length,
    students: players.filter((player) => hasComeTo(player, { players })).length,
    alike: [...alikeSentences(texts)],
    agreed: byNumber(await sentences.agreed(id)),
    isOfGroup: group !== null,
  };
}

/** Like `finished`; in a game that a student played alone, nobody else has any sentence. Throws NOT_FOUND, GAME_NOT_OVER. */
async function ofLesson(context: AppContext, id: string): Promise<GameThatIsOver> {
  const game = await finished(context, id);
  if (game.homework !== null) throw new AppError('NOT_FOUND');
  return game;
}

async function found({ storage }: AppContext, id: string): Promise<Game> {
  const game = await storage.games.find(id);
  if (game === null) throw new AppError('NOT_FOUND');
  return game;
}

type GameThatIsOver = Pick<Game, 'players' | 'group' | 'homework'>;

/** Who came to a finished game, and who owns it. Throws NOT_FOUND, GAME_NOT_OVER. */
async function finished(context: AppContext, id: string): Promise<GameThatIsOver> {
  const game = await found(context, id);
  const progress = (await context.live.progress(id)) ?? game;
  if (progress.state !== 'FINISHED') throw new AppError('GAME_NOT_OVER');
  return { players: progress.players, group: game.group, homework: game.homework };
}

function present(sentence: StoredSentence | null): Pick<StoredSentence, 'text' | 'savedAt'> | null {
  return sentence === null ? null : { text: sentence.text, savedAt: sentence.savedAt };
}

/** The texts by number, from 1; empty where there is none. */
function byNumber(agreed: readonly AgreedSentence[]): string[] {
  return Array.from(
    { length: MOST_AGREED },
    (_, index) => agreed.find(({ number }) => number === index + 1)?.text ?? '',
  );
}
