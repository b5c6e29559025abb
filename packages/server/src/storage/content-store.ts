import type { SettingKey } from '@fracht/engine';
import type { ContentItem, RegistrationRules, ValueKind, VersionedStage } from '@fracht/protocol';

/** A change with the version it is based on (optimistic lock); absent: any. */
export type Following<Item> = Item & { readonly version?: number | undefined };

export type KeptSetting = { readonly key: SettingKey; readonly value: number; readonly version: number };

/** Who saves, and when (ms since 1970). */
export type Authorship = { readonly author: string; readonly at: number };

/** Who was known to be allowed to register; a kind that is absent may have any value. */
export type KnownRegistration = { readonly [Kind in keyof RegistrationRules]?: RegistrationRules[Kind] | undefined };

/** A current or earlier value of a text, a setting or a stage, and since when it was valid. */
export type EarlierValue = {
  readonly version: number;
  readonly value: string | number;
  /** Null: unknown, or there from the beginning. */
  readonly author: string | null;
  /** Milliseconds since 1970; 0: unknown. */
  readonly savedAt: number;
};

/**
 * What an admin has changed; everything else has its default from the content package, and version 0. Saves are all or nothing: false if an
 * item is based on another version than the stored one and differs from it. Unchanged values are not saved. Every change is kept with author
 * and time.
 */
export type ContentStore = {
  items(): Promise<readonly ContentItem[]>;
  saveItems(items: readonly Following<Omit<ContentItem, 'version'>>[], authorship: Authorship): Promise<boolean>;
  settings(): Promise<readonly KeptSetting[]>;
  /** `check` is called with all stored settings before the change; if it throws, nothing is saved. */
  saveSettings(
    values: readonly Following<Omit<KeptSetting, 'version'>>[],
    authorship: Authorship,
    check?: (kept: readonly KeptSetting[]) => void,
  ): Promise<boolean>;
  /** Months after the last login when a student's account is erased; null: not set. */
  retention(): Promise<number | null>;
  /** `known`: if the value is no longer this one, gives false and changes nothing. */
  saveRetention(months: number, known?: number | null): Promise<boolean>;
  /** Whether the school's computers are shared; false until an admin has said so. (LGN-25) */
  sharedComputers(): Promise<boolean>;
  /** `until`: if they are shared, when all currently remembered logins end at the latest. */
  saveSharedComputers(isShared: boolean, until: number): Promise<void>;
  /** Who may register: everybody, until an admin has said otherwise. */
  registration(): Promise<RegistrationRules>;
  /** `known`: if one of these rules has changed by now, gives false and changes nothing. */
  saveRegistration(rules: RegistrationRules, known?: KnownRegistration): Promise<boolean>;
  stages(): Promise<readonly VersionedStage[]>;
  saveStages(stages: readonly Following<Omit<VersionedStage, 'version'>>[], authorship: Authorship): Promise<boolean>;
  /** The current and earlier values, newest first, at most as many as `EARLIER_LIMITS` allows; empty if nobody has changed it. */
  earlier(kind: ValueKind, id: string): Promise<readonly EarlierValue[]>;
};
