import { seededRandom } from './art/random.ts';

export type VendorMarkProps = {
  /** Vendor code; the same code always gets the same mark. */
  code: string;
  /** Shown to screen readers; leave it out where the name stands beside. */
  label?: string;
  size?: number;
  className?: string;
};

const grounds = [
  'M24 3 42 13.500v21L24 45 6 34.500v-21z',
  'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  'M11 4h26a7 7 0 0 1 7 7v26a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7z',
  'M24 2.5 45.5 24 24 45.5 2.5 24z',
  'M24 3c8 4 14 5 19 5 1 17-5 30-19 37C10 38 4 25 5 8c5 0 11-1 19-5z',
] as const;

/** A studio's mark made from its code: a ground, a glint, two letters. */
export function VendorMark({ code, label, size = 40, className }: VendorMarkProps) {
  const random = seededRandom(`vendor/${code}`);
  const hue = Math.round(random.between(0, 360));
  const ground = random.pick(grounds);
  const glint = random.pick(['M0 48 48 0v24L24 48z', 'M0 0h48v20Q24 34 0 20z', 'M24 0a24 24 0 0 1 0 48z'] as const);
  const letters =
    code
      .replace(/^TCG_?/i, '')
      .replace(/[^a-z0-9]/gi, '')
      .slice(0, 2)
      .toUpperCase() || code.slice(0, 2);
  const clip = `vendor-${code.replace(/\W/g, '')}`;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <clipPath id={clip}>
        <path d={ground} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h48v48H0z" fill={`oklch(46% 0.15 ${hue})`} />
        <path d={glint} fill={`oklch(58% 0.16 ${hue + 30})`} />
      </g>
      <text x="24" y="30" textAnchor="middle" fontSize="17" fontWeight="800" fill="#fff" letterSpacing="-0.5">
        {letters}
      </text>
    </svg>
  );
}
