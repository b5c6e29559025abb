import type { VersionedStage } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Following } from '../storage/content-store.ts';
import { currentStages } from './rules-of-play.ts';

/** Changes texts of the rounds, all or nothing. Throws CHANGED_MEANWHILE with all texts if one is based on another version than the stored one. */
export async function saveStages(
  context: AppContext,
  author: string,
  stages: readonly Following<Omit<VersionedStage, 'version'>>[],
): Promise<void> {
  if (await context.storage.content.saveStages(stages, { author, at: context.now() })) return;
  throw new AppError('CHANGED_MEANWHILE', { present: await currentStages(context) });
}
