import { useId, useState } from 'react';
import { Dices } from 'lucide-react';
import { newGameText, uiText } from '@fracht/content';
import type { GamePayload } from '@fracht/protocol';
import { callAddGame } from '../../api/panel-calls.ts';
import { useChange, useGroups, useStudents } from '../../api/panel-queries.ts';
import { formatShort } from '../../format.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard, RadioCards, Switch } from '../../ui/choice.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Note } from '../../ui/note.tsx';
import { GameForecast } from './game-forecast.tsx';
import { drawSeed, gameNumber, seedUses, speedOf } from './new-game-rules.ts';
import { useSettingReader } from './use-setting.ts';
import styles from './new-game-dialog.module.css';

/** A new game: for a group or for drawn players, its seed, whether rounds follow by themselves; says what it will make. (spec §7; design notes 6) */
export function NewGameDialog({ games, onClose }: { games: readonly GamePayload[]; onClose: () => void }) {
  const text = newGameText;
  const formId = useId();
  const setting = useSettingReader();
  const students = useStudents().data ?? [];
  const groups = (useGroups().data ?? []).filter(({ users }) => users.length > 0);
  const [isDrawn, setIsDrawn] = useState(false);
  const [groupId, setGroupId] = useState<string | null>(null);
  const [drawn, setDrawn] = useState('8');
  const [seed, setSeed] = useState(drawSeed);
  const [isAuto, setIsAuto] = useState(true);
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  const players = isDrawn ? Math.max(0, Math.floor(Number(drawn)) || 0) : (group?.users.length ?? 0);
  const number = isDrawn
    ? gameNumber(students.map(({ games_played }) => games_played ?? 0))
    : (group?.num_games ?? 0) + 1;
  const add = useChange(callAddGame, ['games']);
  const { isBusy, onSubmit } = useSubmit(async () => {
    await add.mutateAsync({
      ...(isDrawn ? { randos: true, players } : { group: group?.id }),
      seed,
      auto_advance: isAuto,
    });
    onClose();
  });
  const used = seedUses(games, seed);
  return (
    <Modal
      show
      isWide
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <span className={`small muted ${styles.later}`}>{text.later}</span>
          <Button onClick={onClose}>{uiText.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isBusy={isBusy}
            reason={!isDrawn && group === undefined ? text.noGroups : null}
          >
            {text.submit}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <form id={formId} className="stack stack-4" onSubmit={onSubmit}>
          <RadioCards label={text.who}>
            <RadioCard
              name="who"
              checked={!isDrawn}
              onChange={() => setIsDrawn(false)}
              title={text.group.title}
              note={text.group.note}
            />
            <RadioCard
              name="who"
              checked={isDrawn}
              onChange={() => setIsDrawn(true)}
              title={text.randos.title}
              note={text.randos.note(students.length)}
            />
          </RadioCards>
          {isDrawn ? (
            <Field
              label={text.playersField}
              name="players"
              type="number"
              min={1}
              max={Math.max(1, students.length)}
              required
              value={drawn}
              onChange={(event) => setDrawn(event.target.value)}
              hint={text.drawn}
            />
          ) : group === undefined ? (
            <Note tone="warn">{text.noGroups}</Note>
          ) : (
            <SelectField
              label={text.groupField}
              name="group"
              value={group.id}
              onChange={(event) => setGroupId(event.target.value)}
              hint={setting === null ? undefined : text.nth(number, formatShort(speedOf(setting, number)))}
            >
              {groups.map(({ id, name, users }) => (
                <option key={id} value={id}>
                  {text.groupOption(name, users.length)}
                </option>
              ))}
            </SelectField>
          )}
          <Field
            label={text.seed}
            name="seed"
            value={seed}
            maxLength={64}
            autoComplete="off"
            onChange={(event) => setSeed(event.target.value)}
            hint={used.length === 0 ? text.seedHint : `${text.seedHint} ${text.seedUsed(used.join(', '))}`}
            after={
              <Button onClick={() => setSeed(drawSeed())}>
                <Dices className="i" aria-hidden="true" />
                {text.draw}
              </Button>
            }
          />
          <Switch
            checked={isAuto}
            onChange={(event) => setIsAuto(event.target.checked)}
            title={text.auto.title}
            note={setting === null ? '' : text.auto.note(setting('round_break_s'))}
          />
        </form>
        {setting === null ? null : <GameForecast players={players} number={number} isAuto={isAuto} setting={setting} />}
      </div>
    </Modal>
  );
}
