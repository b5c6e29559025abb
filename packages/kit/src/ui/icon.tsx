import spriteUrl from '../assets/sprite.svg?url&no-inline';

/** The glyphs of the design's sprite: car types, badges, parkings, interface signs, the mark. */
export const SPRITE_NAMES = [
  't-st',
  't-atp',
  't-adr',
  't-pg',
  'b-drive',
  'b-empty',
  'b-approach',
  'b-load',
  'b-unload',
  'b-wait',
  'b-sleep',
  'b-guard',
  'b-alert',
  'b-overdue',
  'b-stop',
  'b-pause',
  'b-assist',
  'b-free',
  'b-booked',
  'b-new',
  'b-check',
  'b-cross',
  'b-tight',
  'b-expired',
  'p-open',
  'p-guarded',
  'i-map',
  'i-orders',
  'i-ship',
  'i-cars',
  'i-sum',
  'i-skill',
  'i-sound',
  'i-mute',
  'i-link',
  'i-bell',
  'i-help',
  'i-user',
  'i-bot',
  'i-phone',
  'i-boss',
  'i-book',
  'i-law',
  'i-road',
  'i-close',
  'i-chev',
  'i-down',
  'i-plus',
  'i-minus',
  'i-fit',
  'i-search',
  'i-filter',
  'i-doc',
  'i-undo',
  'i-copy',
  'i-flag',
  'i-temp',
  'i-replay',
  'i-retry',
  'i-fork',
  'i-stops',
  'i-luck',
  'i-star',
  'i-step',
  'i-logo',
] as const;
export type SpriteName = (typeof SPRITE_NAMES)[number];

/** One glyph of the sprite in the text colour; `size` in px. Hidden from screen readers unless it has a label. */
export function Icon({
  name,
  size = 20,
  label,
  className,
}: {
  name: SpriteName;
  size?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      className={className}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
