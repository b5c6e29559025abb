import type { SettingKey } from '@fracht/engine';
import type { ContentItem, StagePayload } from '@fracht/protocol';

/** What an admin changed; whatever is absent has its default from the content package. */
export type ContentStore = {
  items(): Promise<readonly ContentItem[]>;
  saveItems(items: readonly ContentItem[]): Promise<void>;
  settings(): Promise<Readonly<Partial<Record<SettingKey, number>>>>;
  saveSettings(values: readonly { readonly key: SettingKey; readonly value: number }[]): Promise<void>;
  /** Months after the last login when a student's account is erased; null: nobody has decided. */
  retention(): Promise<number | null>;
  saveRetention(months: number): Promise<void>;
  stages(): Promise<readonly StagePayload[]>;
  saveStages(stages: readonly StagePayload[]): Promise<void>;
};
