import { useId } from 'react';
import { Lock } from 'lucide-react';
import { competenceLabels, gamesText, homeworkText, newGameText } from '@fracht/content';
import { type Competence, COMPETENCES } from '@fracht/engine';
import {
  HOMEWORK_BOT_LEVELS,
  type GamePayload,
  HOMEWORK_LIMITS,
  type HomeworkPayload,
  type HomeworkTopic,
  LIMITS,
} from '@fracht/protocol';
import { useHomeworkTopics } from '@fracht/kit/api/homework-calls.ts';
import { useGames } from '@fracht/kit/api/panel-queries.ts';
import { formatDate } from '@fracht/kit/format.ts';
import { Check, Switch } from '@fracht/kit/ui/choice.tsx';
import { Field, FieldErrorList, SelectField } from '@fracht/kit/ui/field.tsx';
import { clearFieldErrors, useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { type DraftChange, finishedGames, type HomeworkDraft } from './homework-draft.ts';
import styles from './homework.module.css';

type FieldsProps = {
  readonly homework: HomeworkPayload | null;
  readonly draft: HomeworkDraft;
  /** Somebody has begun: results are comparable only while all of this stays. */
  readonly isLocked: boolean;
  readonly change: DraftChange;
};

/** What defines the game of an assignment: orders and luck, length, bots, situations. (HWO-2) */
export function GameFields({ homework, draft, isLocked, change }: FieldsProps) {
  const text = homeworkText.form;
  const segments = HOMEWORK_LIMITS.rounds.map((value) => ({ value, text: String(value) }));
  return (
    <>
      <OrdersField draft={draft} isLocked={isLocked} change={change} />
      <div className={styles.two}>
        <div>
          <span className={styles.label} id="homework-rounds">
            {text.length}
          </span>
          <fieldset className={styles.segments} disabled={isLocked}>
            <Segmented
              labelledBy="homework-rounds"
              value={draft.rounds}
              segments={segments}
              onChange={(rounds) => change({ rounds })}
            />
          </fieldset>
        </div>
        <BotsField draft={draft} isLocked={isLocked} change={change} />
      </div>
      <Switch
        checked={draft.situations}
        disabled={isLocked}
        onChange={({ target }) => change({ situations: target.checked })}
        title={text.situations}
        note={homework === null ? text.fromLibrary : text.situationCount(homework.situationCount)}
      />
      {draft.situations && draft.from === null ? (
        <TopicsField draft={draft} isLocked={isLocked} change={change} />
      ) : null}
    </>
  );
}

type PartProps = Omit<FieldsProps, 'homework'>;

/**
 * The competences that the situations train, each with the number of situations in the library now. If a finished game was chosen, its situations are used;
 * once a student has begun the choice is fixed.
 */
function TopicsField({ draft, isLocked, change }: PartProps) {
  const text = homeworkText.form;
  const { data } = useHomeworkTopics();
  const known = isLocked ? [] : (data ?? []);
  const errors = useFieldErrors('topics');
  const problem = useId();
  const choose = (topic: Competence, isChosen: boolean): void => {
    clearFieldErrors('topics');
    change({ topics: COMPETENCES.filter((one) => (one === topic ? isChosen : draft.topics.includes(one))) });
  };
  return (
    <fieldset className={styles.set} disabled={isLocked}>
      <legend>{text.topics}</legend>
      {COMPETENCES.map((topic) => (
        <Check
          key={topic}
          name="topics"
          checked={draft.topics.includes(topic)}
          aria-invalid={errors.length > 0}
          aria-describedby={errors.length > 0 ? problem : undefined}
          onChange={({ target }) => choose(topic, target.checked)}
        >
          {topicWords(topic, known)}
        </Check>
      ))}
      <FieldErrorList id={problem} errors={errors} />
      <p className="small muted">{text.topicsNote}</p>
      {known.some(({ situations }) => situations === 0) ? <p className="small muted">{text.emptyTopic}</p> : null}
    </fieldset>
  );
}

/** A topic with the number of its situations, if that is known. */
function topicWords(topic: Competence, known: readonly HomeworkTopic[]): string {
  const counts = known.find((one) => one.topic === topic);
  const name = competenceLabels[topic];
  return counts === undefined ? name : homeworkText.form.topic(name, counts.situations);
}

function OrdersField({ draft, isLocked, change }: PartProps) {
  const text = homeworkText.form;
  const games = finishedGames(useGames().data);
  const chosen = games.find(({ id }) => id === draft.from);
  const isDrawn = draft.from === null;
  const radio = (isThis: boolean, words: string, onChoose: () => void) => (
    <label className={styles.radio}>
      <input
        type="radio"
        name="orders"
        checked={isThis}
        disabled={isLocked || (!isThis && games.length === 0)}
        onChange={onChoose}
      />
      <bdi>{words}</bdi>
    </label>
  );
  return (
    <fieldset className={styles.set}>
      <legend>
        <bdi>{text.orders}</bdi>
        {isLocked ? <Lock className="i" aria-label={text.locked} /> : null}
      </legend>
      <div className={styles.radios}>
        {radio(isDrawn, text.drawn, () => change({ from: null }))}
        {radio(!isDrawn, text.fromGame, () => change({ from: games[0]?.id ?? null }))}
      </div>
      {isDrawn ? (
        <Field
          label={newGameText.seed}
          name="seed"
          value={draft.seed ?? ''}
          maxLength={LIMITS.seed}
          disabled={isLocked}
          hint={text.seedHint}
          onChange={({ target }) => change({ seed: target.value })}
        />
      ) : (
        <SelectField
          label={<span className="vh">{text.game}</span>}
          name="from"
          value={draft.from ?? ''}
          disabled={isLocked}
          onChange={({ target }) => change({ from: target.value })}
        >
          {games.map((game) => (
            <option key={game.id} value={game.id}>
              {gameWords(game)}
            </option>
          ))}
        </SelectField>
      )}
      <p className="small muted">{chosen === undefined ? text.same : text.likeGame(played(chosen))}</p>
      {games.length === 0 && !isLocked ? <p className="small muted">{text.noGames}</p> : null}
    </fieldset>
  );
}

function gameWords({ groupName, number, date }: GamePayload): string {
  return `${gamesText.name(groupName, number)}, ${formatDate(date)}`;
}

/** How many students played in a game: its orders were made for that many. */
function played({ players }: GamePayload): number {
  return players.filter(({ round }) => round > 0).length;
}

/** Numbers of bots that are offered. */
const BOTS = [1, 2, 3, 5, 8, 11] as const;

function BotsField({ draft, isLocked, change }: PartProps) {
  const text = homeworkText.form;
  const counts = BOTS.some((count) => count === draft.bots) || draft.bots === 0 ? BOTS : [...BOTS, draft.bots];
  const choose = (value: string): void => {
    const [level, count] = value.split(' ');
    const known = HOMEWORK_BOT_LEVELS.find((one) => one === level);
    change(known === undefined ? { bots: 0 } : { bots: Number(count), level: known });
  };
  return (
    <SelectField
      label={text.bots}
      name="bots"
      value={draft.bots === 0 ? '' : `${draft.level} ${String(draft.bots)}`}
      disabled={isLocked}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{text.noBots}</option>
      {HOMEWORK_BOT_LEVELS.map((level) => (
        <optgroup key={level} label={text.levels[level]}>
          {counts.map((count) => (
            <option key={count} value={`${level} ${String(count)}`}>
              {text.botCount(count, text.levels[level])}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
