import {
  type ContentItem,
  contentPayload,
  retentionPayload,
  type RetentionPayload,
  type VersionedStage,
  versionedStage,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { request } from './request.ts';

const stages = z.array(versionedStage);

/** How long accounts of students are kept after their last login, and which are about to be erased. */
export async function callRetention(load: Load = {}): Promise<RetentionPayload> {
  return retentionPayload.parse(await request({ method: 'GET', path: 'user/retention/', ...load }));
}

/** Keeps accounts that were about to be erased. */
export async function callKeepUsers(users: readonly string[]): Promise<void> {
  await request({ method: 'POST', path: 'user/keep/', body: { users } });
}

/** Changes how long accounts are kept; as typed, the server says what is wrong with it. */
export async function callSaveRetention(months: string): Promise<void> {
  await request({ method: 'PATCH', path: 'user/retention/', body: { months } });
}

/** Changes these settings, all or nothing; what is not named stays. (spec §7, protocol "Games") */
export async function callSaveSettings(
  settings: readonly { readonly key: string; readonly value: number; readonly version?: number }[],
): Promise<void> {
  await request({ method: 'PATCH', path: 'game/update-settings/', body: { settings } });
}

/** The texts of the rounds, 1 to 5. (spec §7) */
export async function callStages(load: Load = {}): Promise<readonly VersionedStage[]> {
  return stages.parse(await request({ method: 'GET', path: 'game/get-stages/', ...load }));
}

/** Changes these texts; those not named stay. (spec §7) */
export async function callSaveStages(changed: readonly VersionedStage[]): Promise<void> {
  await request({ method: 'PATCH', path: 'game/update-stages/', body: { stages: changed } });
}

/** The texts of the landing page. (spec §7 "GET content/get/") */
export async function callContentItems(load: Load = {}): Promise<readonly ContentItem[]> {
  return contentPayload.parse(await request({ method: 'GET', path: 'content/get/', ...load }));
}

/** Changes these texts; gives all as they are kept, cleaned by the server. (spec §7 "PATCH content/save/") */
export async function callSaveContent(elements: readonly ContentItem[]): Promise<readonly ContentItem[]> {
  return contentPayload.parse(await request({ method: 'PATCH', path: 'content/save/', body: { elements } }));
}
