import type { CarType } from '@fracht/engine';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './type-glyph.module.css';

/** The sprite glyph of each car type. */
export const TYPE_GLYPHS = { ST: 't-st', ATP: 't-atp', ADR: 't-adr', PG: 't-pg' } as const satisfies Record<
  CarType,
  string
>;

/**
 * The sign of a car type in its colour: box, snowflake, diamond, long load.
 * `plain`: glyph with the type's letters; `disc`: glyph alone on a filled square of `size` px.
 */
export function TypeGlyph({
  type,
  look = 'plain',
  size,
  className,
}: {
  type: CarType;
  look?: 'plain' | 'disc' | 'bare';
  size?: number | undefined;
  className?: string | undefined;
}) {
  if (look === 'disc') {
    const side = size ?? 24;
    return (
      <span
        className={classNames(styles.disc, styles[type], className)}
        style={{ width: side, height: side }}
        role="img"
        aria-label={type}
      >
        <Icon name={TYPE_GLYPHS[type]} size={Math.round(side * 0.6)} />
      </span>
    );
  }
  return (
    <span className={classNames(styles.plain, styles[type], className)}>
      <Icon name={TYPE_GLYPHS[type]} size={size ?? 14} />
      {look === 'plain' ? <bdi>{type}</bdi> : <span className="vh">{type}</span>}
    </span>
  );
}
