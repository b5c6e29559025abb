import { botOf, SEAT_LEVELS, type Player, type SeatLevel } from '@fracht/engine';
import { placesText } from '@fracht/content';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { perform } from '../store/use-game-action.ts';

const NOBODY = '';

/** For the teacher: which bot sits in an absent player's place, or that none does. (LOB-6) */
export function SeatSelect({ player, name }: { readonly player: Player; readonly name: string }) {
  const choose = (value: string): void => {
    const level = SEAT_LEVELS.find((one) => one === value) ?? null;
    void perform({ action: 'SET_SEAT', player: player.id, level });
  };
  return (
    <FilterSelect
      label={placesText.choose(name)}
      isSmall
      value={botOf(player) ?? NOBODY}
      onChange={({ target }) => choose(target.value)}
    >
      {SEAT_LEVELS.map((level: SeatLevel) => (
        <option key={level} value={level}>
          {placesText.bot(level)}
        </option>
      ))}
      <option value={NOBODY}>{placesText.nobody}</option>
    </FilterSelect>
  );
}
