import type { Side } from '@portal/engines/cockfight/cockfight.rules';

interface Plumage {
  body: string;
  breast: string;
  hackle: string;
  tail: readonly string[];
}

/** Meron is a red cock, wala a white-hackled blue one; both stand facing right. */
const plumages: Readonly<Record<Side, Plumage>> = {
  meron: { body: '#8f2417', breast: '#5a140f', hackle: '#f2a22c', tail: ['#123b2f', '#1d5a44', '#0f2f2a', '#2a7a58'] },
  wala: { body: '#27406f', breast: '#16264a', hackle: '#e9edf5', tail: ['#1a2036', '#33415f', '#10162a', '#4a5f88'] },
};

const feather = (fill: string, turn: number, size: number) =>
  `<path d="M0 0C-26-6-58-28-66-66-64-72-58-72-54-66-44-40-24-18 4-8z" fill="${fill}" stroke="#0a0d14" stroke-opacity=".35" transform="translate(66 108) rotate(${turn}) scale(${size})"/>`;

/** Draws a cock on 200 by 190, with its feet at 100 172. */
export function cockPicture(side: Side): string {
  const { body, breast, hackle, tail } = plumages[side];
  const tailFeathers = [
    feather(tail[0] ?? '', -34, 1.02),
    feather(tail[1] ?? '', -16, 1.18),
    feather(tail[2] ?? '', 4, 1.2),
    feather(tail[3] ?? '', 22, 1.06),
    feather(tail[0] ?? '', 40, 0.84),
  ].join('');
  const leg = (x: number, back: number) =>
    `<g><path d="M${x} 132 ${x + back} 152 ${x + 2} 172" fill="none" stroke="#d79a2b" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><path d="M${x + 2} 171l16 3m-16-3 9 7m-9-7-11 4" stroke="#d79a2b" stroke-width="4.5" stroke-linecap="round"/><path d="M${x + back} 156q-12 2-15 11 8-6 17-6z" fill="#e9edf2" stroke="#707a88" stroke-width="1"/></g>`;
  return `<g class="tail">${tailFeathers}</g>${leg(92, -6)}${leg(112, 6)}<path d="M54 112C54 86 84 74 106 82c10-10 13-26 14-40 2-14 18-20 28-12 8 8 5 24 1 36 6 30-8 64-44 70-28 4-51-6-51-24z" fill="${body}"/><path d="M149 66c8 30-8 66-44 70-10 1-20 0-28-3 34 0 58-24 60-60z" fill="${breast}"/><path d="M120 40c0-16 22-22 31-9 4 12 1 24-2 36l-8 18-6-8-7 13-7-12-8 12-4-14-9 8c10-14 19-26 20-44z" fill="${hackle}"/><path d="M126 48l-4 22m12-22-2 26m9-24 2 20" stroke="#000" stroke-opacity=".2" stroke-width="2.4" stroke-linecap="round"/><g class="wing"><path d="M66 104c16-16 46-14 58 4-6 18-34 26-56 14l14-3-18-5 16-3z" fill="${hackle}" opacity=".92"/><path d="M72 104c16-12 40-10 50 5-6 12-26 18-44 12 16-1 30-6 34-12-12-6-26-8-40-5z" fill="${tail[1]}"/></g><path d="M124 24c-3-9 3-13 8-10 0-8 8-10 11-4 4-6 12-3 11 4 6 0 7 8 2 11-10-6-21-6-32-1z" fill="#d6202b" stroke="#7d0b16" stroke-width="1.5"/><circle cx="139" cy="37" r="13" fill="${hackle}"/><path d="M138 30c8-2 13 2 14 8-2 6-8 9-14 7z" fill="#d6202b"/><path d="M150 33l16 6-15 5z" fill="#f0b93a" stroke="#8a5d12" stroke-width="1"/><path d="M147 46q8 9 1 17-8-5-6-15z" fill="#d6202b"/><circle cx="143" cy="35" r="3.4" fill="#fff"/><circle cx="144" cy="35" r="2" fill="#111"/>`;
}
