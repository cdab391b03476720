import type { RewardSource } from '@portal/shared/contract/rewards/rewards';
import type { ReactNode } from 'react';

interface Drawing {
  /** Night around the thing: upper and lower colour. */
  ground: readonly [string, string];
  thing: ReactNode;
}

const gold = '#ffd978';
const ember = '#ff8a4c';
const paper = '#fff3e0';
const dark = '#3a1a0a';

const crown = <path fill={gold} d="M16 40l-3-18 11 8 8-14 8 14 11-8-3 18z" />;

/** Drawing of each source of rewards, in a field of 64 by 64. */
export const sourceDrawings: Readonly<Record<RewardSource, Drawing>> = {
  promotion: {
    ground: ['#e4572e', '#8f1d3f'],
    thing: (
      <>
        <path fill={paper} d="M14 28l24-11v26L14 36z" />
        <path fill={gold} d="M38 17l6-3v32l-6-3zM17 37l8 3 3 10h-7z" />
        <path stroke={gold} strokeWidth="3" strokeLinecap="round" d="M50 23l4-3M51 31h5M50 39l4 3" />
      </>
    ),
  },
  raffle: {
    ground: ['#c62c9b', '#561a86'],
    thing: (
      <g transform="rotate(-14 32 32)">
        <path fill={gold} d="M12 22h40v7a4 4 0 0 0 0 8v7H12v-7a4 4 0 0 0 0-8z" />
        <path fill="none" stroke={dark} strokeWidth="2" strokeDasharray="3 3" d="M40 23v20" />
        <path fill={ember} d="M26 26l2 5 5 .4-4 3.3 1.3 5L26 37l-4.3 2.7 1.3-5-4-3.3 5-.4z" />
      </g>
    ),
  },
  wheel: {
    ground: ['#3463e6', '#1d1f66'],
    thing: (
      <>
        <circle cx="32" cy="34" r="19" fill={paper} />
        <path
          fill={ember}
          d="M32 34V15a19 19 0 0 1 16.5 9.5zM32 34l16.5 9.5A19 19 0 0 1 32 53zM32 34l-16.5 9.5a19 19 0 0 1 0-19z"
        />
        <circle cx="32" cy="34" r="19" fill="none" stroke={gold} strokeWidth="4" />
        <circle cx="32" cy="34" r="5" fill={gold} />
        <path fill={gold} d="M27 8h10l-5 11z" />
      </>
    ),
  },
  envelope: {
    ground: ['#ffb84d', '#d9572b'],
    thing: (
      <>
        <rect x="17" y="11" width="30" height="42" rx="4" fill="#c8202f" />
        <path fill="#e13a45" d="M17 15a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v7q-15 11-30 0z" />
        <circle cx="32" cy="28" r="7" fill={gold} />
        <path fill="#c8202f" d="M30 26h4v4h-4z" />
        <path stroke={gold} strokeWidth="2" strokeLinecap="round" d="M25 43h14M28 47h8" />
      </>
    ),
  },
  egg: {
    ground: ['#14866d', '#0b3d4f'],
    thing: (
      <>
        <path fill={gold} d="M32 11c9 0 15 13 15 23a15 15 0 0 1-30 0c0-10 6-23 15-23z" />
        <path fill="#fff3c4" d="M27 18c-4 4-6 10-6 14" stroke="#fff3c4" strokeWidth="3" strokeLinecap="round" />
        <path fill="none" stroke={dark} strokeWidth="2" strokeLinejoin="round" d="M17 36l6-4 4 5 5-6 5 6 4-5 6 4" />
      </>
    ),
  },
  mission: {
    ground: ['#6d4fd8', '#221a63'],
    thing: (
      <>
        <circle cx="31" cy="34" r="18" fill={paper} />
        <circle cx="31" cy="34" r="12" fill={ember} />
        <circle cx="31" cy="34" r="6" fill={paper} />
        <path stroke={gold} strokeWidth="3" strokeLinecap="round" d="M31 34l16-16" />
        <path fill={gold} d="M44 21l1-8 5-4 1 5 5 1-4 5z" />
      </>
    ),
  },
  leaderboard: {
    ground: ['#d9820b', '#7a2c12'],
    thing: (
      <>
        <path fill={gold} d="M21 12h22v13a11 11 0 0 1-22 0z" />
        <path fill="none" stroke={gold} strokeWidth="3" d="M21 16h-7q0 11 9 12M43 16h7q0 11-9 12" />
        <path fill={gold} d="M29 35h6v8h-6zM22 43h20v8H22z" />
        <path fill={dark} d="M33 17v13h-3V21l-2 1v-3l3-2z" />
      </>
    ),
  },
  rebate: {
    ground: ['#0b8fa6', '#123a6b'],
    thing: (
      <>
        <path
          fill="none"
          stroke={paper}
          strokeWidth="4"
          strokeLinecap="round"
          d="M14 32a18 18 0 0 1 31-12M50 32a18 18 0 0 1-31 12"
        />
        <path fill={paper} d="M40 23l9 1 1-9zM24 41l-9-1-1 9z" />
        <circle cx="27" cy="28" r="3.5" fill={gold} />
        <circle cx="37" cy="37" r="3.5" fill={gold} />
        <path stroke={gold} strokeWidth="3" strokeLinecap="round" d="M38 26L26 39" />
      </>
    ),
  },
  'vip-upgrade': {
    ground: ['#2c3a9c', '#0d1233'],
    thing: (
      <>
        {crown}
        <path fill={ember} d="M16 43h32v6H16z" />
        <circle cx="32" cy="32" r="3.5" fill="#d02f55" />
      </>
    ),
  },
  'vip-birthday': {
    ground: ['#e8668a', '#7c1f5c'],
    thing: (
      <>
        <path fill={paper} d="M14 34h36v17H14z" />
        <path fill={ember} d="M14 34h36v5q-4.5 5-9 0-4.5 5-9 0-4.5 5-9 0-4.5 5-9 0z" />
        <path stroke={paper} strokeWidth="3" d="M22 24v10M32 22v12M42 24v10" />
        <path fill={gold} d="M22 14q4 5 0 9-4-4 0-9zM32 11q4 5 0 10-4-5 0-10zM42 14q4 5 0 9-4-4 0-9z" />
      </>
    ),
  },
  referral: {
    ground: ['#2c8f47', '#0f4a48'],
    thing: (
      <>
        <circle cx="23" cy="23" r="8" fill={paper} />
        <path fill={paper} d="M9 50q0-16 14-16t14 16z" />
        <circle cx="43" cy="26" r="7" fill={gold} />
        <path fill={gold} d="M39 50q-1-9-6-13 3-2 10-2 12 0 12 15z" />
      </>
    ),
  },
  points: {
    ground: ['#7446d3', '#3b1670'],
    thing: (
      <>
        <ellipse cx="32" cy="46" rx="17" ry="6" fill="#c8870f" />
        <ellipse cx="32" cy="42" rx="17" ry="6" fill={gold} />
        <ellipse cx="32" cy="36" rx="17" ry="6" fill="#c8870f" />
        <ellipse cx="32" cy="32" rx="17" ry="6" fill={gold} />
        <path fill={paper} d="M32 10l2.8 6.2 6.7.7-5 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.5 6.7-.7z" />
      </>
    ),
  },
};
