import type { FormEvent } from 'react';
import { Dices } from 'lucide-react';
import { newGameText } from '@fracht/content';
import { formatShort } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { RadioCard, RadioCards, Switch } from '@fracht/kit/ui/choice.tsx';
import { Field, SelectField } from '@fracht/kit/ui/field.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { LessonLengthField } from './lesson-length-field.tsx';
import { settingIn } from './lesson-length.ts';
import { drawSeed, speedOf } from './new-game-rules.ts';
import type { NewGame } from './use-new-game.ts';

/** The fields of a new game: who plays, the seed, whether rounds follow by themselves. (NGM-1, NGM-2) */
export function NewGameForm({
  id,
  game,
  onChange,
}: {
  id: string;
  game: NewGame;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const { auto, ...text } = newGameText;
  const { isDrawn, setIsDrawn, isAuto, setIsAuto, setting, students } = game;
  return (
    <form noValidate id={id} className="stack stack-4" onSubmit={game.onSubmit} onChange={onChange}>
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
      {isDrawn ? <DrawnField game={game} /> : <GroupField game={game} />}
      <LessonLengthField lesson={game.lesson} setLesson={game.setLesson} asSet={text.length.school} />
      <SeedField game={game} />
      <Switch
        checked={isAuto}
        onChange={(event) => setIsAuto(event.target.checked)}
        title={auto.title}
        note={setting === null ? '' : auto.note(settingIn(game.lesson, setting)('round_break_s'))}
      />
    </form>
  );
}

function DrawnField({ game: { students, drawn, setDrawn } }: { game: NewGame }) {
  return (
    <Field
      label={newGameText.playersField}
      name="players"
      type="number"
      min={1}
      max={Math.max(1, students.length)}
      required
      value={drawn}
      onChange={(event) => setDrawn(event.target.value)}
      hint={newGameText.drawn}
    />
  );
}

function GroupField({ game: { groups, group, setGroupId, number, setting } }: { game: NewGame }) {
  const text = newGameText;
  if (group === undefined) return <Note tone="warn">{text.noGroups}</Note>;
  const hint = setting === null ? undefined : text.nth(number, formatShort(speedOf(setting, number)));
  return (
    <SelectField
      label={text.groupField}
      name="group"
      value={group.id}
      onChange={(event) => setGroupId(event.target.value)}
      hint={hint}
    >
      {groups.map(({ id, name, users }) => (
        <option key={id} value={id}>
          {text.groupOption(name, users.length)}
        </option>
      ))}
    </SelectField>
  );
}

function SeedField({ game: { seed, setSeed, usedIn } }: { game: NewGame }) {
  const text = newGameText;
  return (
    <Field
      label={text.seed}
      name="seed"
      value={seed}
      maxLength={64}
      autoComplete="off"
      onChange={(event) => setSeed(event.target.value)}
      hint={usedIn.length === 0 ? text.seedHint : `${text.seedHint} ${text.seedUsed(usedIn.join(', '))}`}
      after={
        <Button onClick={() => setSeed(drawSeed())}>
          <Dices className="i" aria-hidden="true" />
          {text.draw}
        </Button>
      }
    />
  );
}
