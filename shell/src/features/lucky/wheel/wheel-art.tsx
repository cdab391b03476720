import type { ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';
import { usePrizeText } from '../../../frame/draws/prize-text.tsx';
import styles from './wheel.module.css';
import { angleOf, slicePath } from './wheel.rules.ts';

interface WheelArtProps {
  prizes: readonly ChancePrize[];
  /** Degrees, clockwise. */
  turned: number;
  isMoving: boolean;
  /** Index of the drawn prize, which lights up. */
  won: number | undefined;
}

const radius = 168;
const bulbs = 24;
/** Night, plum, harbour, coral; a last slice that would repeat the first one's colour takes the third. */
const tints = ['#2b2a6b', '#6b2a63', '#1f4a78', '#8f3348'];
const tintOf = (index: number, count: number) =>
  index === count - 1 && count % tints.length === 1 ? tints[2] : tints[index % tints.length];

/** The wheel by the settings: one equal slice per prize; the odds dialog shows how likely each is. */
export function WheelArt({ prizes, turned, isMoving, won }: WheelArtProps) {
  return (
    <svg viewBox="-210 -234 420 452" className={styles.wheel} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="wheel-sheen" cx="0.5" cy="0.4" r="0.7">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.28" />
        </radialGradient>
        <linearGradient id="wheel-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffe9b8" />
          <stop offset="0.45" stopColor="#f2b04a" />
          <stop offset="0.75" stopColor="#b8691f" />
          <stop offset="1" stopColor="#ffd27d" />
        </linearGradient>
      </defs>
      <circle r="202" fill="#1a0d2e" opacity="0.5" cy="10" />
      <circle r="200" fill="url(#wheel-gold)" />
      <circle r="181" fill="#35142f" />
      <g className={styles.turning} data-moving={isMoving || undefined} style={{ rotate: `${turned}deg` }}>
        {prizes.map((prize, index) => (
          <Slice key={prize.id} prize={prize} index={index} count={prizes.length} isWon={index === won} />
        ))}
        <circle r={radius} fill="url(#wheel-sheen)" />
      </g>
      <Bulbs isMoving={isMoving} />
      <circle r="42" fill="url(#wheel-gold)" />
      <circle r="34" fill="#35142f" />
      <Lantern />
      <path d="M0 -166L-17 -206A18 18 0 1 1 17 -206Z" className={styles.pointer} />
      <circle cy="-205" r="6.5" fill="#fff3d6" />
    </svg>
  );
}

function Slice({ prize, index, count, isWon }: { prize: ChancePrize; index: number; count: number; isWon: boolean }) {
  const text = usePrizeText();
  const isSmall = count > 9;
  return (
    <g transform={`rotate(${angleOf(index, count)})`}>
      <path d={slicePath(count, radius)} fill={tintOf(index, count)} stroke="#f2b04a" strokeOpacity="0.55" />
      {isWon && <path d={slicePath(count, radius)} className={styles.lit} />}
      <PrizeIcon prize={prize} />
      <SliceText words={text.prize(prize)} isSmall={isSmall} isMoney={prize.kind === 'amount'} />
    </g>
  );
}

/** Long words are split over two lines. */
function SliceText({ words, isSmall, isMoney }: { words: string; isSmall: boolean; isMoney: boolean }) {
  const size = isSmall ? 15 : isMoney ? 24 : 18;
  const lines = isMoney ? [words] : words.split(' ');
  return (
    <text className={styles.label} data-money={isMoney || undefined} fontSize={size} textAnchor="middle">
      {lines.map((line, at) => (
        <tspan key={line} x="0" y={-(lines.length > 1 ? 138 : 132) + at * (size + 2)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A coin for money, a spark for points, a small moon for nothing. */
function PrizeIcon({ prize }: { prize: ChancePrize }) {
  if (prize.kind === 'amount')
    return (
      <g transform="translate(0 -88)">
        <circle r="15" fill="url(#wheel-gold)" />
        <circle r="10.5" fill="none" stroke="#7a3d0c" strokeOpacity="0.6" strokeWidth="1.6" />
        <rect x="-4" y="-4" width="8" height="8" rx="1.5" fill="#7a3d0c" fillOpacity="0.75" />
      </g>
    );
  if (prize.kind === 'points')
    return <path transform="translate(0 -88)" fill="#9fe3ff" d="M0-14L4-4L14 0L4 4L0 14L-4 4L-14 0L-4-4Z" />;
  return (
    <path transform="translate(0 -88)" fill="#cfc6ea" opacity="0.75" d="M5-11A11 11 0 1 0 5 11A14 14 0 0 1 5-11Z" />
  );
}

function Bulbs({ isMoving }: { isMoving: boolean }) {
  return (
    <g className={styles.bulbs} data-moving={isMoving || undefined}>
      {Array.from({ length: bulbs }, (_, at) => angleOf(at, bulbs)).map((angle, at) => (
        <circle key={angle} cy="-190.5" r="4.6" transform={`rotate(${angle})`} data-odd={at % 2 === 1 || undefined} />
      ))}
    </g>
  );
}

function Lantern() {
  return (
    <g>
      <path d="M-5-24h10M0-24v5" stroke="#ffd27d" strokeWidth="3" strokeLinecap="round" />
      <ellipse rx="19" ry="16.5" cy="-2" fill="#ff7a59" />
      <path
        d="M-8-17q-8 15 0 30M8-17q8 15 0 30M0-18.5v33"
        fill="none"
        stroke="#ffd27d"
        strokeWidth="1.8"
        opacity="0.85"
      />
      <path d="M-8-18.5h16M-8 14.5h16" stroke="#ffd27d" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M0 16v9" stroke="#ffd27d" strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}
