import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { gameSettingsText, trialText } from '@fracht/content';
import { settingPayload, type SettingPayload } from '@fracht/protocol';
import { z } from 'zod';
import { callSaveSettings } from '@fracht/kit/api/admin-calls.ts';
import { gamesLibrary } from '@fracht/kit/api/library-queries.ts';
import { retryOf, useSettings } from '@fracht/kit/api/panel-queries.ts';
import { fieldNumber } from '@fracht/kit/forms/typed-number.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, Toolbar } from '@fracht/kit/ui/card.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { ListSearch } from '@fracht/kit/panel/list-search.tsx';
import { matches } from '@fracht/kit/panel/list-rules.ts';
import { ConflictDialog } from '@fracht/kit/panel/conflict-dialog.tsx';
import { SaveBar } from '@fracht/kit/panel/save-bar.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { type Edits, useEdits } from '@fracht/kit/panel/use-edits.ts';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { useUndoableSave } from '@fracht/kit/panel/use-undoable-save.ts';
import {
  changedSettings,
  defaultsOf,
  type Drafts,
  settingFaults,
  shownText,
  differsFromDefault,
  type SettingValue,
  valuesToSave,
} from '@fracht/kit/forms/setting-rules.ts';
import { useSettingField } from './use-setting-field.ts';
import { SettingsTable } from './settings-table.tsx';
import { TrialPanel } from '@fracht/workshop/trial/trial-panel.tsx';
import { workersWith } from '@fracht/workshop/trial/trial-run.ts';
import { useTrial } from '@fracht/workshop/trial/use-trial.ts';
import { wishOf } from '@fracht/workshop/trial/wish.ts';
import styles from './values-part.module.css';

/** How many changed settings the save bar names. */
const NAMED = 3;
const TRIAL = 'proba';
const present = z.array(settingPayload);

type SettingChange = SettingValue & { readonly version: number };

/** Every setting of new games; changes are saved together, all or nothing. (SEG-5) */
export function ValuesPart() {
  const text = gameSettingsText;
  const asked = useSettings();
  const settings = asked.data;
  const typed = useUnsavedGuard();
  const { edits, isBusy } = useSettingEdits(settings ?? [], typed.clear);
  const drafts: Drafts = Object.fromEntries(edits.texts);
  const changed = changedSettings(settings ?? [], drafts);
  const faults = settingFaults(settings ?? [], drafts);
  const hasFault = faults.size > 0;
  const form = useRef<HTMLFormElement>(null);
  const showField = useSettingField(form);
  const wrong = settings?.find(({ key }) => faults.has(key));
  const client = useQueryClient();
  const trial = useTrial({ askLibrary: () => client.fetchQuery(gamesLibrary), openWith: workersWith });
  const onType = (changes: Drafts): void => {
    for (const setting of settings ?? []) {
      const draft = changes[setting.key];
      if (draft !== undefined) edits.edit(setting, draft);
    }
    typed.touch();
  };
  return (
    <form
      ref={form}
      className={styles.part}
      noValidate
      onChange={typed.mark}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.beside}>
        <Card label={text.list}>
          <Shown {...{ settings, drafts, faults, onRetry: retryOf(asked), onType }} onRestored={edits.drop} />
        </Card>
        <div className={styles.trial} id={TRIAL} tabIndex={-1}>
          <TrialPanel trial={trial} wish={wishOf(settings ?? [], drafts)} hasFault={hasFault} />
        </div>
      </div>
      <SaveBar
        count={changed.length}
        details={<Changes settings={changed} drafts={drafts} />}
        isBusy={isBusy}
        reason={hasFault ? text.mendFirst : null}
        onShow={wrong === undefined ? undefined : () => showField(wrong.key)}
        onDiscard={edits.forget}
        onSave={() => void edits.save()}
      />
      <SettingConflicts edits={edits} isBusy={isBusy} />
      <TypedQuestion typed={typed} />
    </form>
  );
}

/** The typed and saved settings. */
function useSettingEdits(settings: readonly SettingPayload[], onForget: () => void) {
  const save = useUndoableSave<SettingPayload, SettingChange>({
    call: callSaveSettings,
    subject: 'settings',
    isSame: (one, other) => one.key === other.key,
    changeTo: ({ key, value, version }) => ({ key, value, version }),
  });
  const edits = useEdits({
    items: settings,
    idOf: ({ key }: { readonly key: string }) => key,
    changesOf: (from, texts) => valuesToSave(from, Object.fromEntries(texts)),
    send: (changes, before) => save.mutateAsync({ changes, before }),
    parse: (payload) => present.parse(payload),
    onForget,
  });
  return { edits, isBusy: save.isPending };
}

/** The conflict dialog for settings that another admin has also changed. */
function SettingConflicts({ edits, isBusy }: { edits: Edits<string, SettingPayload>; isBusy: boolean }) {
  const { meanwhile, texts } = edits;
  if (meanwhile === null) return null;
  const conflicts = meanwhile.items
    .filter(({ key }) => meanwhile.ids.includes(key))
    .map(({ key, label, unit, value }) => ({
      id: key,
      name: label,
      mine: `${texts.get(key) ?? ''}\u00a0${unit}`,
      theirs: `${fieldNumber(value)}\u00a0${unit}`,
    }));
  return (
    <ConflictDialog
      conflicts={conflicts}
      isBusy={isBusy}
      onSettle={(theirs) => void edits.settle(theirs)}
      onBack={edits.back}
    />
  );
}

/** The settings that match search and filter. */
function Shown({
  settings,
  drafts,
  faults,
  onType,
  onRestored,
  onRetry,
}: {
  settings: readonly SettingPayload[] | undefined;
  drafts: Drafts;
  faults: ReadonlyMap<string, string>;
  onType: (changes: Drafts) => void;
  onRestored: (key: string) => void;
  onRetry: (() => void) | null;
}) {
  const text = gameSettingsText;
  const address = useSearchState();
  const others = (settings ?? []).filter((setting) => differsFromDefault(setting, drafts)).map(({ key }) => key);
  const onlyOthers = address.get('pokaz') === 'inne';
  const found = settings?.filter(
    ({ key, label, description = '' }) =>
      (!onlyOthers || others.includes(key)) && matches(address.get('q'), label, key, description),
  );
  return (
    <>
      <Toolbar>
        <div className={styles.search}>
          <ListSearch text={text} />
        </div>
        <Segmented
          label={text.filter}
          segments={[
            { value: '', text: text.filters.all },
            { value: 'inne', text: text.filters.other, count: others.length },
          ]}
          value={onlyOthers ? 'inne' : ''}
          onChange={(pokaz) => address.set({ pokaz })}
        />
        {others.length === 0 ? null : (
          <Button size="s" kind="ghost" onClick={() => onType(defaultsOf(settings ?? [], others))}>
            <RotateCcw className="i" aria-hidden="true" />
            {text.resetAll}
          </Button>
        )}
        <a className={styles.toTrial} href={`#${TRIAL}`}>
          {trialText.show}
        </a>
      </Toolbar>
      <SettingsTable settings={found} {...{ drafts, faults, onType, onRestored, onRetry }} />
    </>
  );
}

function Changes({ settings, drafts }: { settings: readonly SettingPayload[]; drafts: Drafts }) {
  const text = gameSettingsText;
  const named = settings
    .slice(0, NAMED)
    .map((setting) =>
      text.change(setting.label, fieldNumber(setting.value), `${shownText(setting, drafts)}\u00a0${setting.unit}`),
    );
  const more = settings.length - named.length;
  return <bdi>{[...named, ...(more > 0 ? [text.more(more)] : [])].join(', ')}</bdi>;
}
