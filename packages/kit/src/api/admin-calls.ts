import {
  type Calls,
  type ContentItem,
  contentPayload,
  type DataRegister,
  dataRegisterPayload,
  demoPayload,
  type DemoPayload,
  holdingsPayload,
  type HoldingsPayload,
  registrationPayload,
  sharedComputersPayload,
  type RegistrationRules,
  retentionPayload,
  type RetentionPayload,
  type SentPart,
  type SettingPayload,
  settingPayload,
  type VersionedStage,
  versionedStage,
} from '@fracht/protocol';
import { z } from 'zod';
import type { Load } from './as-load.ts';
import { call, MEANWHILE } from './call.ts';
import type { SuccessNotice } from './request.ts';

const settings = z.array(settingPayload);
const stages = z.array(versionedStage);

/** How the outcome of a save is reported: `told` composes the notice from the items as they now are; with `isSilent` the caller shows a failure itself. */
export type SaveTelling<Item> = {
  readonly told?: (now: readonly Item[]) => SuccessNotice;
  readonly isSilent?: boolean;
};

/** How long students' accounts are kept after their last login, and which accounts are due to be erased. */
export function callRetention(load: Load = {}): Promise<RetentionPayload> {
  return call<Calls['retention']>('GET user/retention/', retentionPayload, load);
}

/** What personal data is kept, for the data protection officer. */
export function callDataRegister(load: Load = {}): Promise<DataRegister> {
  return call<Calls['dataRegister']>('GET user/data-register/', dataRegisterPayload, load);
}

/** What is left of the demo school; null: nothing. */
export function callDemoSchool(load: Load = {}): Promise<DemoPayload> {
  return call<Calls['demoSchool']>('GET demo/get/', demoPayload, { ...load, isQuiet: true });
}

/** What a lecturer would leave behind if the account were deleted. */
export function callHoldings(id: string, load: Load = {}): Promise<HoldingsPayload> {
  return call<Calls['lecturerHoldings']>('GET user/holdings/{id}', holdingsPayload, { ...load, params: { id } });
}

/** Deletes the demo school for good. */
export async function callRemoveDemo(): Promise<void> {
  await call<Calls['removeDemo']>('DELETE demo/remove/', demoPayload, { isLongWork: true });
}

/** Exempts accounts that are due to be erased. */
export async function callKeepUsers(users: readonly string[]): Promise<void> {
  await call<Calls['keepUsers']>('POST user/keep/', retentionPayload, { body: { users } });
}

/** Changes for how many months accounts are kept; the save names the previous value. Sends the text as typed: the server validates it. */
export async function callSaveRetention(body: {
  readonly months: string;
  readonly base: { readonly months: number };
}): Promise<void> {
  await call<Calls['saveRetention']>('PATCH user/retention/', retentionPayload, { body, silentOn: [MEANWHILE] });
}

/** Who may register on the landing page. */
export function callRegistrationRules(load: Load = {}): Promise<RegistrationRules> {
  return call<Calls['registration']>('GET user/registration/', registrationPayload, load);
}

/** Changes who may register. Throws ApiError. */
export async function callSaveRegistration(body: SentPart<Calls['saveRegistration'], 'body'>['body']): Promise<void> {
  await call<Calls['saveRegistration']>('PATCH user/registration/', registrationPayload, {
    body,
    silentOn: [MEANWHILE],
  });
}

/** Whether the school's computers are shared. */
export async function callSharedComputers(load: Load = {}): Promise<boolean> {
  return (await call<Calls['sharedComputers']>('GET auth/shared-computers/', sharedComputersPayload, load)).shared;
}

/** Changes whether the school's computers are shared. Throws ApiError. */
export async function callSaveSharedComputers(shared: boolean): Promise<void> {
  await call<Calls['saveSharedComputers']>('PATCH auth/shared-computers/', sharedComputersPayload, {
    body: { shared },
  });
}

/** Changes the listed settings, all or nothing; others stay as they are. (TXT-2) */
export async function callSaveSettings(
  changed: readonly { readonly key: string; readonly value: number; readonly version?: number }[],
  telling: SaveTelling<SettingPayload> = {},
): Promise<void> {
  await call<Calls['updateSettings']>('PATCH game/update-settings/', settings, {
    body: { settings: changed },
    ...telling,
  });
}

/** The texts of the rounds, 1 to 5. (TXT-3) */
export function callStages(load: Load = {}): Promise<readonly VersionedStage[]> {
  return call<Calls['stages']>('GET game/get-stages/', stages, load);
}

/** Changes the listed texts; others stay as they are. (TXT-3) */
export async function callSaveStages(
  changed: readonly VersionedStage[],
  telling: SaveTelling<VersionedStage> = {},
): Promise<void> {
  await call<Calls['updateStages']>('PATCH game/update-stages/', stages, {
    body: { stages: changed },
    ...telling,
  });
}

/** The texts of the landing page. (TXT-1) */
export function callContentItems(load: Load = {}): Promise<readonly ContentItem[]> {
  return call<Calls['content']>('GET content/get/', contentPayload, load);
}

/** Changes these texts; the server sanitises their HTML. (TXT-1) */
export async function callSaveContent(
  elements: readonly ContentItem[],
  telling: SaveTelling<ContentItem> = {},
): Promise<void> {
  await call<Calls['saveContent']>('PATCH content/save/', contentPayload, { body: { elements }, ...telling });
}
