import { type ReactNode, useId } from 'react';
import { Trophy, UserCheck } from 'lucide-react';
import { BOTS_LEVELS, type BotsLevel, type GameState, botOf, isHere } from '@fracht/engine';
import { ACTION_LIMITS } from '@fracht/protocol';
import { placesText } from '@fracht/content';
import { Switch } from '@fracht/kit/ui/choice.tsx';
import { SelectField } from '@fracht/kit/ui/field.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { useGame } from '../store/hooks.ts';
import { perform } from '../store/use-game-action.ts';
import { useExpectedPlayers } from './use-expected-players.ts';
import card from './lobby-card.module.css';
import styles from './lobby-bots.module.css';

const SEGMENTS = BOTS_LEVELS.map((value) => ({ value, text: placesText.levels[value] }));
/** Means that there are as many places as the group has members. */
const AS_MEMBERS = 0;

/** For the teacher: whether bots fill the empty places, how many places there are, and how well all bots play. (LOB-6) */
export function LobbyBots() {
  const { isOn, chosen, level, places, here } = useGame(choiceIn);
  const { expected } = useExpectedPlayers();
  const label = useId();
  return (
    <section className={card.card}>
      <Switch
        title={placesText.switch}
        checked={isOn}
        onChange={() => void perform({ action: 'SET_BOTS', level: isOn ? null : chosen })}
      />
      {isOn ? (
        <div className={styles.choices}>
          <SelectField
            label={placesText.places}
            name="places"
            isSmall
            value={places}
            onChange={({ target }) => void perform({ action: 'SET_BOTS', level: chosen, places: Number(target.value) })}
          >
            <option value={AS_MEMBERS}>{placesText.asMembers(expected)}</option>
            {countsFrom(Math.max(1, here), places).map((count) => (
              <option key={count} value={count}>
                {placesText.all(count)}
              </option>
            ))}
          </SelectField>
          <div className={styles.level}>
            <p className={styles.label} id={label}>
              {placesText.level}
            </p>
            <Segmented
              labelledBy={label}
              segments={SEGMENTS}
              value={level}
              onChange={(value) => void perform({ action: 'SET_BOTS', level: value })}
            />
          </div>
        </div>
      ) : null}
      <ul className={styles.notes}>
        <Note sign={<UserCheck className="i" aria-hidden="true" />}>{placesText.takesOver}</Note>
        <Note sign={<Trophy className="i" aria-hidden="true" />}>{placesText.marked}</Note>
      </ul>
    </section>
  );
}

function Note({ sign, children }: { readonly sign: ReactNode; readonly children: string }) {
  return (
    <li>
      {sign}
      <span>{children}</span>
    </li>
  );
}

/** The current choice; bots of several levels count as mixed, however they were chosen. */
function choiceIn({ bots, players }: GameState) {
  const levels = new Set(players.flatMap((player) => botOf(player) ?? []));
  const [only] = levels;
  const chosen: BotsLevel = bots?.level ?? 'ordinary';
  const level: BotsLevel = levels.size > 1 ? 'mixed' : (only ?? chosen);
  return {
    isOn: bots !== undefined,
    chosen,
    level: chosen === 'mixed' ? chosen : level,
    places: bots?.places ?? AS_MEMBERS,
    here: players.filter(isHere).length,
  };
}

/** The options for the number of places, from the minimum; before them a number that was chosen when fewer students had come. */
function countsFrom(least: number, chosen: number): readonly number[] {
  const counts = Array.from({ length: Math.max(0, ACTION_LIMITS.places - least + 1) }, (_, index) => least + index);
  return chosen === AS_MEMBERS || chosen >= least ? counts : [chosen, ...counts];
}
