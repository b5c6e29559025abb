import type { SettingKey } from '@fracht/engine';
import type { ContentItem, ValueKind, VersionedStage } from '@fracht/protocol';

/** A change that says which version it follows; one that says none follows any. */
export type Following<Item> = Item & { readonly version?: number | undefined };

export type KeptSetting = { readonly key: SettingKey; readonly value: number; readonly version: number };

/** Who saves, and when in milliseconds. */
export type Deed = { readonly author: string; readonly at: number };

/** What a text, a setting or a stage is or was, and from when on. */
export type EarlierValue = {
  readonly version: number;
  readonly value: string | number;
  /** Null: nobody knows, or it was there from the beginning. */
  readonly author: string | null;
  /** Milliseconds; 0: nobody knows. */
  readonly savedAt: number;
};

/**
 * What an admin changed; whatever is absent has its default from the content package, and version 0. A save is all or nothing: false
 * where something of it follows another version than is kept and says something else. What says the same as is in force changes nothing. Every change is kept with who made it and when.
 */
export type ContentStore = {
  items(): Promise<readonly ContentItem[]>;
  saveItems(items: readonly Following<Omit<ContentItem, 'version'>>[], deed: Deed): Promise<boolean>;
  settings(): Promise<readonly KeptSetting[]>;
  saveSettings(values: readonly Following<Omit<KeptSetting, 'version'>>[], deed: Deed): Promise<boolean>;
  /** Months after the last login when a student's account is erased; null: nobody has decided. */
  retention(): Promise<number | null>;
  saveRetention(months: number): Promise<void>;
  stages(): Promise<readonly VersionedStage[]>;
  saveStages(stages: readonly Following<Omit<VersionedStage, 'version'>>[], deed: Deed): Promise<boolean>;
  /** What one of them is and what it was before, the newest first: as many as `EARLIER_LIMITS` says; none where nobody has changed it. */
  earlier(kind: ValueKind, id: string): Promise<readonly EarlierValue[]>;
};
