import { useId } from 'react';
import styles from './eggs.module.css';

const egg = 'M60 12C90 12 108 66 108 100C108 134 88 154 60 154S12 134 12 100C12 66 30 12 60 12Z';
const crack = 'L86 78L72 92L60 74L46 94L34 76L14 90';

/** A golden egg in two halves, closed until it is broken. */
export function EggArt() {
  const id = useId();
  const gold = `url(#${id}gold)`;
  return (
    <svg viewBox="0 0 120 170" className={styles.art} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={`${id}gold`} cx="0.36" cy="0.28" r="0.85">
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset="0.28" stopColor="#ffd772" />
          <stop offset="0.66" stopColor="#e79a2c" />
          <stop offset="1" stopColor="#8f4a10" />
        </radialGradient>
        <clipPath id={`${id}egg`}>
          <path d={egg} />
        </clipPath>
        <clipPath id={`${id}top`}>
          <path d={`M0 0H120V70${crack}L0 84Z`} />
        </clipPath>
        <clipPath id={`${id}bottom`}>
          <path d={`M120 170H0V83L14 89L34 75L46 93L60 73L72 91L86 77L120 69Z`} />
        </clipPath>
      </defs>
      <ellipse cx="60" cy="158" rx="40" ry="8" fill="#000" opacity="0.35" />
      <ellipse cx="60" cy="92" rx="30" ry="26" className={styles.glow} />
      <g className={styles.bottom}>
        <Shell gold={gold} clip={`url(#${id}bottom)`} outline={`url(#${id}egg)`} />
      </g>
      <g className={styles.top}>
        <Shell gold={gold} clip={`url(#${id}top)`} outline={`url(#${id}egg)`} />
      </g>
      <path d="M14 90L34 76L46 94L60 74L72 92L86 78L106 74" pathLength={1} className={styles.line} />
    </svg>
  );
}

/** The shell with its band of waves, clipped by the clip path. */
function Shell({ gold, clip, outline }: { gold: string; clip: string; outline: string }) {
  return (
    <g clipPath={clip}>
      <path d={egg} fill={gold} />
      <path
        clipPath={outline}
        d="M10 116q10-12 20 0t20 0t20 0t20 0t20 0M10 126q10-12 20 0t20 0t20 0t20 0t20 0"
        fill="none"
        stroke="#8f3d12"
        strokeOpacity="0.5"
        strokeWidth="3"
      />
      <path d="M60 40l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="#b3402a" opacity="0.75" />
      <path
        d="M34 46C40 30 50 22 58 20"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.75"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}
