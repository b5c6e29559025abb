/** The position and heading at which a truck is drawn; they follow the true ones. */
export type Pose = { x: number; y: number; angle: number };

const EASE_MS = 140;
/** A distance beyond which the truck jumps instead of gliding, in map px. */
const JUMP = 40;

/**
 * Smooths the poses of trucks: after a small correction of the clock or of a leg a truck glides to its true pose instead of jumping. `elapsed`: ms since the
 * last frame; null draws the true pose.
 */
export class Glide {
  readonly #poses = new Map<string, Pose>();

  /** The pose to draw for a truck whose true pose is `target`. */
  follow(id: string, target: Pose, elapsed: number | null): Pose {
    const pose = this.#poses.get(id);
    if (pose === undefined || elapsed === null || Math.hypot(target.x - pose.x, target.y - pose.y) > JUMP) {
      const placed = { ...target };
      this.#poses.set(id, placed);
      return placed;
    }
    const share = 1 - Math.exp(-elapsed / EASE_MS);
    pose.x += (target.x - pose.x) * share;
    pose.y += (target.y - pose.y) * share;
    pose.angle += turn(pose.angle, target.angle) * share;
    return pose;
  }
}

/** The shorter turn from one heading to another, in radians. */
function turn(from: number, to: number): number {
  const whole = Math.PI * 2;
  const raw = (to - from) % whole;
  if (raw > Math.PI) return raw - whole;
  return raw < -Math.PI ? raw + whole : raw;
}
