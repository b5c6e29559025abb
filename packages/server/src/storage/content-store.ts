import type { SettingKey } from '@fracht/engine';
import type { ContentItem, VersionedStage } from '@fracht/protocol';

/** A change that says which version it follows; one that says none follows any. */
export type Following<Item> = Item & { readonly version?: number | undefined };

export type KeptSetting = { readonly key: SettingKey; readonly value: number; readonly version: number };

/**
 * What an admin changed; whatever is absent has its default from the content package, and version 0. A save is all or nothing: false
 * where something of it follows another version than is kept and says something else. What says the same as is kept changes nothing.
 */
export type ContentStore = {
  items(): Promise<readonly ContentItem[]>;
  saveItems(items: readonly Following<Omit<ContentItem, 'version'>>[]): Promise<boolean>;
  settings(): Promise<readonly KeptSetting[]>;
  saveSettings(values: readonly Following<Omit<KeptSetting, 'version'>>[]): Promise<boolean>;
  /** Months after the last login when a student's account is erased; null: nobody has decided. */
  retention(): Promise<number | null>;
  saveRetention(months: number): Promise<void>;
  stages(): Promise<readonly VersionedStage[]>;
  saveStages(stages: readonly Following<Omit<VersionedStage, 'version'>>[]): Promise<boolean>;
};
