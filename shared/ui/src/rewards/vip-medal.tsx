import { useId } from 'react';

export type VipMedalProps = {
  /** Club rank 0 to 10. */
  rank: number;
  /** "VIP 5"; omit it when the same text is shown beside. */
  label?: string;
  size?: number;
  className?: string;
};

/** Paper, bronze, silver, gold, jade, sapphire, amethyst, ruby, pearl, night, lantern. */
const metals: readonly [light: string, deep: string][] = [
  ['#efe3cd', '#b6a27f'],
  ['#f0b184', '#96502a'],
  ['#eef2f8', '#7c8aa3'],
  ['#ffe08a', '#b8790f'],
  ['#9be8c4', '#0f7a58'],
  ['#9cc7ff', '#2353b8'],
  ['#d8b4ff', '#6a32b8'],
  ['#ffa8a2', '#b01e34'],
  ['#fff3fb', '#b98bb6'],
  ['#8f9bff', '#141a52'],
  ['#fff0a8', '#e4502e'],
];

/** A medal that gains rays, wings and a crown as the rank rises. */
export function VipMedal({ rank, label, size = 40, className }: VipMedalProps) {
  const id = useId();
  const level = Math.max(0, Math.min(10, Math.trunc(rank)));
  const [light, deep] = metals[level] ?? ['#efe3cd', '#b6a27f'];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <linearGradient id={id} x1="0" y1="0" x2=".4" y2="1">
        <stop stopColor={light} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      {level >= 4 ? <path d={rays(level >= 8 ? 16 : 12)} fill={`url(#${id})`} opacity=".75" /> : null}
      {level >= 6 ? (
        <path d="M12 24C2 22 0 32 4 42c4-2 8-4 10-8zM52 24c10-2 12 8 8 18-4-2-8-4-10-8z" fill={`url(#${id})`} />
      ) : null}
      <path
        d="M32 7 52 16v17c0 12-9 19-20 24C21 52 12 45 12 33V16z"
        fill={`url(#${id})`}
        stroke={deep}
        strokeWidth="2"
      />
      <path d="M32 7 52 16v17c0 12-9 19-20 24z" fill="#000" opacity=".1" />
      <path
        d="M32 13 47 20v13c0 9-7 14-15 18-8-4-15-9-15-18V20z"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.5"
      />
      {level >= 3 ? (
        <path
          d="M20 13l-2-10 8 5 6-8 6 8 8-5-2 10z"
          fill={light}
          stroke={deep}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ) : null}
      <text x="32" y="40" textAnchor="middle" fontSize={level > 9 ? 18 : 21} fontWeight="800" fill={textOn(level)}>
        {level}
      </text>
    </svg>
  );
}

function textOn(level: number): string {
  return [5, 6, 7, 9].includes(level) ? '#ffffff' : '#2b1307';
}

function rays(count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2;
    const point = (turn: number, reach: number) =>
      `${(32 + Math.cos(angle + turn) * reach).toFixed(1)} ${(32 + Math.sin(angle + turn) * reach).toFixed(1)}`;
    return `M${point(-0.12, 22)}L${point(0, 31)}L${point(0.12, 22)}Z`;
  }).join('');
}
