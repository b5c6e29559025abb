import {
  type ContentItem,
  contentPayload,
  retentionPayload,
  type RetentionPayload,
  settingPayload,
  type SettingPayload,
  type VersionedStage,
  versionedStage,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { type Call, request, type Told } from './request.ts';

const stages = z.array(versionedStage);
const settings = z.array(settingPayload);

/** How a save is told: what its notice says, by what is kept now; and whether the caller tells a failure itself. */
export type SaveTelling<Item> = {
  readonly told?: (now: readonly Item[]) => Told;
  readonly isSilent?: boolean;
};

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
  changed: readonly { readonly key: string; readonly value: number; readonly version?: number }[],
  telling: SaveTelling<SettingPayload> = {},
): Promise<void> {
  const body = { settings: changed };
  await request({ method: 'PATCH', path: 'game/update-settings/', body, ...toldBy(settings, telling) });
}

/** The texts of the rounds, 1 to 5. (spec §7) */
export async function callStages(load: Load = {}): Promise<readonly VersionedStage[]> {
  return stages.parse(await request({ method: 'GET', path: 'game/get-stages/', ...load }));
}

/** Changes these texts; those not named stay. (spec §7) */
export async function callSaveStages(
  changed: readonly VersionedStage[],
  telling: SaveTelling<VersionedStage> = {},
): Promise<void> {
  const body = { stages: changed };
  await request({ method: 'PATCH', path: 'game/update-stages/', body, ...toldBy(stages, telling) });
}

/** The texts of the landing page. (spec §7 "GET content/get/") */
export async function callContentItems(load: Load = {}): Promise<readonly ContentItem[]> {
  return contentPayload.parse(await request({ method: 'GET', path: 'content/get/', ...load }));
}

/** Changes these texts, which the server cleans. (spec §7 "PATCH content/save/") */
export async function callSaveContent(
  elements: readonly ContentItem[],
  telling: SaveTelling<ContentItem> = {},
): Promise<void> {
  await request({ method: 'PATCH', path: 'content/save/', body: { elements }, ...toldBy(contentPayload, telling) });
}

function toldBy<Item>(items: z.ZodType<Item[]>, { told, isSilent = false }: SaveTelling<Item>): Partial<Call> {
  return told === undefined ? { isSilent } : { isSilent, told: (payload) => told(items.parse(payload)) };
}
