/** A ring that fills as the round goes on, with the round's number inside. `share` is 0 to 1, `size` in px; `label` is what a screen reader says. */
export function RingClock({
  round,
  share,
  size = 56,
  label,
}: {
  round: number | string;
  share: number;
  size?: number | undefined;
  label: string;
}) {
  const width = size / 11;
  const radius = (size - width) / 2 - 1;
  const around = 2 * Math.PI * radius;
  const filled = around * Math.min(1, Math.max(0, share));
  const middle = size / 2;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <circle cx={middle} cy={middle} r={radius} fill="none" stroke="var(--surface-2)" strokeWidth={width} />
      <circle
        cx={middle}
        cy={middle}
        r={radius}
        fill="none"
        stroke="var(--brand)"
        strokeWidth={width}
        strokeLinecap="round"
        strokeDasharray={`${filled} ${around}`}
        transform={`rotate(-90 ${middle} ${middle})`}
        opacity={filled === 0 ? 0 : 1}
      />
      <text
        x={middle}
        y={middle}
        dy="0.36em"
        textAnchor="middle"
        fontSize={size * 0.31}
        fontWeight={700}
        fill="var(--ink)"
      >
        {round}
      </text>
    </svg>
  );
}
