import { liveText } from '@fracht/content';
import { botOf, isTended, type Player, SEAT_LEVELS, type SeatLevel } from '@fracht/engine';
import { perform } from '@fracht/game/store/use-game-action.ts';
import type { MenuItem } from '@fracht/kit/ui/menu-item.ts';
import { Menu } from '@fracht/kit/ui/menu.tsx';

/** Who is to play in the place of a bot, or of somebody who has left: another bot, or nobody. (LVP-9) */
export function SeatMenu({ player, name }: { readonly player: Player; readonly name: string }) {
  const now = isTended(player) ? null : botOf(player);
  const set = (level: SeatLevel | null) => () => void perform({ action: 'SET_SEAT', player: player.id, level });
  const bots: readonly MenuItem[] = SEAT_LEVELS.filter((level) => level !== now).map((level) => ({
    text: liveText.players.bot[level],
    onPick: set(level),
  }));
  const free = botOf(player) === null ? [] : [{ text: liveText.players.noBot, onPick: set(null) }];
  return <Menu label={liveText.players.choose(name)} items={[...bots, ...free]} />;
}
