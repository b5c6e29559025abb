import { useState } from 'react';
import { draftText, uiText } from '@fracht/content';
import { SCENARIO_LIMITS, type VersionSummary } from '@fracht/protocol';
import { useVersion, useVersions } from '@fracht/kit/api/draft-calls.ts';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { editedItem } from './desk.ts';
import { DifferenceList } from './difference-list.tsx';
import { momentWords } from '@fracht/kit/panel/moments.ts';
import type { EditedItem } from '@fracht/scenarios';
import { whoOf } from './words.ts';
import styles from './drafts.module.css';

type Against = 'now' | 'earlier';
const text = draftText.versions;

/** The published versions of an item: who, when, what changed in each; any of them can be made a draft again. */
export function VersionsWindow({
  id,
  now,
  show,
  onClose,
  onRestore,
}: {
  id: string;
  now: EditedItem;
  show: boolean;
  onClose: () => void;
  onRestore: (item: EditedItem) => void;
}) {
  return (
    <Modal show={show} onClose={onClose} title={text.title(now.item.name)} isWide closesOutside>
      {show ? <Versions id={id} now={now} onClose={onClose} onRestore={onRestore} /> : null}
    </Modal>
  );
}

function Versions({
  id,
  now,
  onClose,
  onRestore,
}: {
  id: string;
  now: EditedItem;
  onClose: () => void;
  onRestore: (item: EditedItem) => void;
}) {
  const asked = useVersions(id);
  const onRetry = retryOf(asked);
  const [picked, setPicked] = useState<number | null>(null);
  const lines = asked.data ?? [];
  const chosen = lines.find(({ version }) => version === picked) ?? lines[0];
  if (onRetry !== null) return <LoadError onRetry={onRetry} />;
  if (chosen === undefined) return <p className="muted">{asked.data === undefined ? uiText.loading : text.none}</p>;
  const earlier = lines.find(({ version }) => version < chosen.version);
  return (
    <div className={styles.versions}>
      <div>
        <ol aria-label={text.list}>
          {lines.map((line) => (
            <li key={line.version}>
              <VersionLine line={line} isChosen={line === chosen} onChoose={() => setPicked(line.version)} />
            </li>
          ))}
        </ol>
        <p className="small muted">{text.kept(SCENARIO_LIMITS.versions)}</p>
      </div>
      <Compared
        key={chosen.version}
        id={id}
        now={now}
        version={chosen.version}
        earlier={earlier?.version ?? null}
        onRestore={(item) => {
          onRestore(item);
          onClose();
          notify({ type: 'info', text: text.restored(chosen.version) });
        }}
      />
    </div>
  );
}

function VersionLine({ line, isChosen, onChoose }: { line: VersionSummary; isChosen: boolean; onChoose: () => void }) {
  const { version, name, active } = line;
  const when = momentWords(line.date);
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      <b>
        <bdi>{text.one(version)}</bdi>
        {active === 1 ? null : <span className="muted">{` (${text.off})`}</span>}
      </b>
      <span>{[when, whoOf(line)].filter((part) => part !== '').join(', ')}</span>
      <span className="muted">{name}</span>
    </button>
  );
}

function Compared({
  id,
  now,
  version,
  earlier,
  onRestore,
}: {
  id: string;
  now: EditedItem;
  version: number;
  earlier: number | null;
  onRestore: (item: EditedItem) => void;
}) {
  const [against, setAgainst] = useState<Against>('now');
  const chosen = useVersion(id, version);
  const before = useVersion(id, against === 'earlier' ? earlier : null);
  const item = chosen.data === undefined ? null : editedItem(chosen.data.kind, chosen.data.item);
  const old = before.data === undefined ? null : editedItem(before.data.kind, before.data.item);
  const onRetry = retryOf(chosen) ?? (against === 'earlier' && earlier !== null ? retryOf(before) : null);
  return (
    <div className={styles.compared}>
      <div className="row wrap">
        <Segmented
          label={text.compare}
          isSmall
          segments={[
            { value: 'now', text: text.withDraft },
            { value: 'earlier', text: text.withEarlier },
          ]}
          value={against}
          onChange={setAgainst}
        />
        <Button size="s" disabled={item === null} onClick={() => (item === null ? undefined : onRestore(item))}>
          {text.restore}
        </Button>
      </div>
      {onRetry === null ? null : <LoadError onRetry={onRetry} />}
      {against === 'now' ? (
        <Pair title={text.nowAgainst(version)} before={item} after={now} />
      ) : earlier === null ? (
        <p className="small muted">{text.first}</p>
      ) : (
        <Pair title={text.between(earlier, version)} before={old} after={item} />
      )}
    </div>
  );
}

function Pair({ title, before, after }: { title: string; before: EditedItem | null; after: EditedItem | null }) {
  return (
    <section className="stack stack-2" aria-label={title}>
      <h3 className="small">{title}</h3>
      {before === null || after === null ? (
        <p className="small muted">{uiText.loading}</p>
      ) : (
        <DifferenceList before={before} after={after} />
      )}
    </section>
  );
}
