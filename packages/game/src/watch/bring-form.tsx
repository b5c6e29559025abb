import { useState } from 'react';
import type { GameAction, GameState, Player } from '@fracht/engine';
import { watchText } from '@fracht/content';
import { fullName, type FittingSituation } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';
import { playerFullName } from '../parts/player-name.ts';
import { gameStore } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import { perform, refusalOf } from '../store/use-game-action.ts';
import { useFitting } from './use-fitting.ts';
import { SituationChoice, descriptionOf, choiceOutlook } from './situation-choice.tsx';
import styles from './bring.module.css';

const { bring: words } = watchText;
const EVERYBODY = '';

/** The form that triggers a situation for a player: which one, for whom. It strikes the first order that it fits. (SIT-12, SIT-17) */
export function BringForm({ onDone }: { readonly onDone: () => void }) {
  const game = useGame(({ setup }) => setup.game);
  const [player, setPlayer] = useState(EVERYBODY);
  const { data: list, isError, refetch } = useFitting(game, player === EVERYBODY ? null : player);
  if (list !== undefined) return <Form list={list} player={player} onPlayer={setPlayer} onDone={onDone} />;
  if (!isError) return <p role="status">{words.loading}</p>;
  return (
    <div className={styles.form} role="alert">
      <p>{words.failed}</p>
      <Button onClick={() => void refetch()}>{words.again}</Button>
    </div>
  );
}

type FormProps = {
  readonly list: readonly FittingSituation[];
  readonly player: string;
  readonly onPlayer: (player: string) => void;
  readonly onDone: () => void;
};

function Form({ list, player, onPlayer, onDone }: FormProps) {
  const players = useGame(playing);
  const all = useGame((game) => game.players);
  const [situation, setSituation] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const chosen = list.find(({ id }) => id === situation);
  const refusal = gameStore((store) => refusalOf(store, actionOf(chosen?.id ?? '', player)));
  const asked = player === EVERYBODY ? players.length : null;
  const misfit = chosen === undefined || chosen.misfit === null ? null : whenOf(chosen, asked);
  const reason = players.length === 0 ? words.nobody : (refusal ?? misfit);
  const send = async (choice: FittingSituation): Promise<void> => {
    setIsPending(true);
    const { ok } = await perform(actionOf(choice.id, player));
    setIsPending(false);
    if (!ok) return;
    notify({ type: 'other', text: words.done(choice.name, nameOf(players, player, all)) });
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
      <PlayerField players={players} all={all} value={player} onChange={onPlayer} />
      <SituationChoice
        list={list}
        asked={asked}
        value={situation}
        error={isMissing && chosen === undefined ? words.chooseFirst : null}
        onChange={setSituation}
      />
      {chosen === undefined ? null : <p className={styles.description}>{descriptionOf(chosen)}</p>}
      <p className={styles.when}>{reason ?? whenOf(chosen, asked)}</p>
      <div className={styles.acts}>
        <Button onClick={onDone}>{words.keep}</Button>
        <Button type="submit" kind="primary" isBusy={isPending} reason={reason}>
          {words.act}
        </Button>
      </div>
    </form>
  );
}

/** What the chosen situation will strike and when, in words. */
function whenOf(chosen: FittingSituation | undefined, asked: number | null): string {
  if (chosen === undefined) return words.when;
  const outlook = choiceOutlook(chosen, asked);
  return chosen.misfit === null ? words.strikes(outlook) : words.missed(outlook);
}

type PlayerFieldProps = {
  readonly players: readonly Player[];
  /** All players of the game, among whom namesakes are told apart. */
  readonly all: readonly Player[];
  readonly value: string;
  readonly onChange: (player: string) => void;
};

function PlayerField({ players, all, value, onChange }: PlayerFieldProps) {
  return (
    <SelectField name="player" label={words.player} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value={EVERYBODY}>{words.everybody(players.length)}</option>
      {players.map((player) => (
        <option key={player.id} value={player.id}>
          {playerFullName(player, all)}
        </option>
      ))}
    </SelectField>
  );
}

/** The students who play, sorted by name. */
function playing({ players }: GameState): readonly Player[] {
  return players
    .filter(({ type, status }) => type === 'STUDENT' && status === 'PLAYING')
    .toSorted((one, other) => fullName(one.user).localeCompare(fullName(other.user), 'pl'));
}

function actionOf(situation: string, player: string): GameAction {
  return { action: 'START_EVENTS', situation, ...(player === EVERYBODY ? {} : { player }) };
}

function nameOf(players: readonly Player[], id: string, all: readonly Player[]): string {
  const player = players.find((one) => one.id === id);
  return player === undefined ? words.everybody(players.length) : playerFullName(player, all);
}
