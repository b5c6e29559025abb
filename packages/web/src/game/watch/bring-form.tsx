import { useState } from 'react';
import { STRIKE_KINDS, type GameAction, type GameState, type Player } from '@fracht/engine';
import { watchText } from '@fracht/content';
import { Button } from '../../ui/button.tsx';
import { SearchBox, SelectField } from '../../ui/field.tsx';
import { notify } from '../../ui/toasts.ts';
import { gameStore } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import { perform, refusalOf } from '../store/use-game-action.ts';
import { fullName } from '../shell/player-name.ts';
import { folded } from '../folded.ts';
import { useLibrary, type Choice } from './library-query.ts';
import styles from './watch.module.css';

const { bring: words } = watchText;
const EVERYBODY = '';

/** Which situation, upon whom. It strikes what fits first, and waits for that till the end of the round. (SIT-12) */
export function BringForm({ onDone }: { readonly onDone: () => void }) {
  const { data: library, isError, refetch } = useLibrary(true);
  if (library !== undefined) return <Form library={library} onDone={onDone} />;
  if (!isError) return <p role="status">{words.loading}</p>;
  return (
    <div className={styles.form} role="alert">
      <p>{words.failed}</p>
      <Button onClick={() => void refetch()}>{words.again}</Button>
    </div>
  );
}

type FormProps = { readonly library: readonly Choice[]; readonly onDone: () => void };

function Form({ library, onDone }: FormProps) {
  const players = useGame(playing);
  const [player, setPlayer] = useState(EVERYBODY);
  const [situation, setSituation] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const chosen = library.find(({ id }) => id === situation);
  const refusal = gameStore((store) => refusalOf(store, actionOf(chosen?.id ?? '', player)));
  const reason = players.length === 0 ? words.nobody : refusal;
  const send = async (choice: Choice): Promise<void> => {
    setIsPending(true);
    const { ok } = await perform(actionOf(choice.id, player));
    setIsPending(false);
    if (!ok) return;
    notify({ type: 'other', text: words.done(choice.name, nameOf(players, player)) });
    onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(chosen === undefined);
        if (chosen !== undefined && reason === null && !isPending) void send(chosen);
      }}
    >
      <PlayerField players={players} value={player} onChange={setPlayer} />
      <SituationField library={library} value={situation} isMissing={isMissing} onChange={setSituation} />
      {chosen === undefined ? null : <p className={styles.description}>{chosen.description}</p>}
      <p className={styles.when}>{reason ?? words.when}</p>
      <div className={styles.acts}>
        <Button onClick={onDone}>{words.keep}</Button>
        <Button type="submit" kind="primary" isBusy={isPending} reason={reason}>
          {words.act}
        </Button>
      </div>
    </form>
  );
}

type PlayerFieldProps = {
  readonly players: readonly Player[];
  readonly value: string;
  readonly onChange: (player: string) => void;
};

function PlayerField({ players, value, onChange }: PlayerFieldProps) {
  return (
    <SelectField name="player" label={words.player} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value={EVERYBODY}>{words.everybody(players.length)}</option>
      {players.map(({ id, user }) => (
        <option key={id} value={id}>
          {fullName(user)}
        </option>
      ))}
    </SelectField>
  );
}

type SituationFieldProps = {
  readonly library: readonly Choice[];
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (situation: string) => void;
};

function SituationField({ library, value, isMissing, onChange }: SituationFieldProps) {
  const [query, setQuery] = useState('');
  // The chosen one stays, whatever is looked for next.
  const found = library.filter(({ id, name, description }) => id === value || isFound(query, name, description));
  return (
    <>
      <SearchBox label={words.search} value={query} placeholder={words.search} onSearch={setQuery} />
      <SelectField
        name="situation"
        label={words.situation}
        error={isMissing && value === '' ? words.chooseFirst : null}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{words.choose}</option>
        {STRIKE_KINDS.map((kind) => (
          <optgroup key={kind} label={words.groups[kind]}>
            {found
              .filter((choice) => choice.kind === kind)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </>
  );
}

/** Every word that is looked for stands in the name or in the description. */
function isFound(query: string, ...texts: readonly string[]): boolean {
  const text = folded(texts.join(' '));
  return folded(query)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** The students who play, by their names. */
function playing({ players }: GameState): readonly Player[] {
  return players
    .filter(({ type, status }) => type === 'STUDENT' && status === 'PLAYING')
    .toSorted((one, other) => fullName(one.user).localeCompare(fullName(other.user), 'pl'));
}

function actionOf(situation: string, player: string): GameAction {
  return { action: 'START_EVENTS', situation, ...(player === EVERYBODY ? {} : { player }) };
}

function nameOf(players: readonly Player[], id: string): string {
  const player = players.find((one) => one.id === id);
  return player === undefined ? words.everybody(players.length) : fullName(player.user);
}
