/** Where a truck is drawn now; follows where it is. */
export type Pose = { x: number; y: number; angle: number };

const EASE_MS = 140;
/** Farther than this many map pixels is another place, not a correction. */
const JUMP = 40;

/**
 * Brings the drawn poses of trucks towards their true ones: a small correction of the clock or of a leg glides instead of
 * jumping. `elapsed` milliseconds since the last frame; null draws the truth at once.
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

/** The shorter way round from one heading to another. */
function turn(from: number, to: number): number {
  const whole = Math.PI * 2;
  const raw = (to - from) % whole;
  if (raw > Math.PI) return raw - whole;
  return raw < -Math.PI ? raw + whole : raw;
}
