import { RotateCcw } from 'lucide-react';
import { gameSettingsText, settingGroupLabels } from '@fracht/content';
import type { SettingPayload } from '@fracht/protocol';
import { formatShort } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import { EarlierButton } from '@fracht/kit/panel/earlier/earlier-button.tsx';
import { NothingFound } from '@fracht/kit/panel/nothing-found.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { fieldNumber } from '@fracht/kit/forms/typed-number.ts';
import {
  changedSettings,
  type Drafts,
  shownText,
  grouped,
  differsFromDefault,
} from '@fracht/kit/forms/setting-rules.ts';
import styles from './settings-table.module.css';

const COLUMNS = 5;
const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(settingGroupLabels));

/** The settings under their headings: value, unit, bounds, default and effect. (SEG-1) */
export function SettingsTable({
  settings,
  drafts,
  faults,
  onType,
  onRestored,
  onRetry,
}: {
  /** Undefined while they are loading. */
  settings: readonly SettingPayload[] | undefined;
  drafts: Drafts;
  /** What is wrong with a typed value, by the setting's key. */
  faults: ReadonlyMap<string, string>;
  onType: (changes: Drafts) => void;
  /** An earlier value was restored: drops the typed one. */
  onRestored: (key: string) => void;
  onRetry: (() => void) | null;
}) {
  const text = gameSettingsText;
  return (
    <Table label={text.list} className={styles.table}>
      <thead>
        <tr>
          <Head>{text.columns.name}</Head>
          <Head>{text.columns.value}</Head>
          <Head isNumber>{text.columns.range}</Head>
          <Head isNumber>{text.columns.standard}</Head>
          <Head isHidden>{text.columns.actions}</Head>
        </tr>
      </thead>
      {settings === undefined ? (
        <tbody>
          <PendingRows columns={COLUMNS} rows={8} onRetry={onRetry} />
        </tbody>
      ) : null}
      {settings?.length === 0 ? (
        <tbody>
          <NothingFound columns={COLUMNS} text={text.nothing} />
        </tbody>
      ) : null}
      {grouped(settings ?? []).map(([group, rows]) => (
        <tbody key={group} aria-label={LABELS.get(group) ?? group}>
          <WholeRow columns={COLUMNS}>
            <h2 className={styles.group}>{LABELS.get(group) ?? group}</h2>
          </WholeRow>
          {rows.map((setting) => (
            <SettingRow
              key={setting.key}
              {...{ setting, drafts, onType, onRestored }}
              fault={faults.get(setting.key) ?? null}
            />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function SettingRow({
  setting,
  drafts,
  fault,
  onType,
  onRestored,
}: {
  setting: SettingPayload;
  drafts: Drafts;
  fault: string | null;
  onType: (changes: Drafts) => void;
  onRestored: (key: string) => void;
}) {
  const text = gameSettingsText;
  const { key, label, unit, description } = setting;
  const shown = shownText(setting, drafts);
  const isDifferent = differsFromDefault(setting, drafts);
  return (
    <Row state={isDifferent ? 'attention' : undefined}>
      <Cell className={styles.name}>
        <span className={isDifferent ? 'b' : undefined}>{label}</span>
        <code className={styles.key}>{key}</code>
        {description === undefined ? null : <span className="xs muted">{description}</span>}
      </Cell>
      <Cell className={styles.value}>
        <Field
          label={<span className="vh">{label}</span>}
          name={key}
          isSmall
          inputMode="decimal"
          autoComplete="off"
          unit={unit}
          value={shown}
          error={fault}
          onChange={(event) => onType({ [key]: event.target.value })}
        />
      </Cell>
      <Cell isNumber isMuted label={text.columns.range}>
        <Range setting={setting} />
      </Cell>
      <Cell isNumber isMuted={!isDifferent} isStrong={isDifferent} label={text.columns.standard}>
        {formatShort(setting.default)}
      </Cell>
      <Cell className={styles.deeds}>
        <SettingActions {...{ setting, drafts, onType, onRestored }} />
      </Cell>
    </Row>
  );
}

/** A setting's buttons: its history, once it has one, and its default, if the field differs from it. */
function SettingActions({
  setting,
  drafts,
  onType,
  onRestored,
}: {
  setting: SettingPayload;
  drafts: Drafts;
  onType: (changes: Drafts) => void;
  onRestored: (key: string) => void;
}) {
  const text = gameSettingsText;
  const { key, label, unit, version } = setting;
  return (
    <>
      {version === 0 ? null : (
        <EarlierButton
          iconOnly
          thing={{ kind: 'SETTING', id: key }}
          name={label}
          unit={unit}
          isUnsaved={changedSettings([setting], drafts).length > 0}
          onRestored={() => onRestored(key)}
        />
      )}
      {differsFromDefault(setting, drafts) ? (
        <>
          <span className="vh">{text.isOther}</span>
          <Button
            kind="ghost"
            size="s"
            iconOnly
            aria-label={text.reset(label)}
            onClick={() => onType({ [key]: fieldNumber(setting.default) })}
          >
            <RotateCcw className="i" aria-hidden="true" />
          </Button>
        </>
      ) : null}
    </>
  );
}

function Range({ setting: { min, max } }: { setting: SettingPayload }) {
  if (min === undefined || max === undefined) return null;
  return <bdi>{gameSettingsText.range(formatShort(min), formatShort(max))}</bdi>;
}
