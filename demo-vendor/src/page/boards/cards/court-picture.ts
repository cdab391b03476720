const skin = '#f5cfa6';
const line = '#4a2b1a';
const gold = 'url(#g-gold)';

/** Eyes, nose and mouth of all three. */
const face = `<path d="M41 42q9-5 18 0v14q-9 12-18 0z" fill="${skin}" stroke="${line}" stroke-width="1"/><path d="M44 47h4m4 0h4" stroke="${line}" stroke-width="1.6" stroke-linecap="round"/><path d="M50 48v4" stroke="${line}" stroke-width="1"/>`;

/** Heads over the shoulders, in the upper half of a card: jack, queen, king. */
const heads: Readonly<Record<number, (ink: string) => string>> = {
  10: (ink) =>
    `<path d="M38 44q-3 14 3 18M62 44q3 14-3 18" stroke="#9a6a2a" stroke-width="4" fill="none" stroke-linecap="round"/>${face}<path d="M47 56h6" stroke="#b23a3a" stroke-width="1.6" stroke-linecap="round"/><path d="M36 42q-1-13 14-13t15 13q-15-6-29 0z" fill="${ink}" stroke="${gold}" stroke-width="1.6"/><path d="M60 32q8-11 13-4-4 8-13 4z" fill="${gold}" stroke="${line}" stroke-width=".8"/>`,
  11: (ink) =>
    `<path d="M39 38q-9 16 0 28h22q9-12 0-28z" fill="#6b3a1c"/>${face}<path d="M47 56.5q3 2 6 0" stroke="#c02a4a" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M37 41l-1-12 7 6 7-9 7 9 7-6-1 12q-13-5-26 0z" fill="${gold}" stroke="${line}" stroke-width="1"/><circle cx="50" cy="25" r="2.4" fill="${ink}"/><circle cx="36" cy="28" r="1.8" fill="${ink}"/><circle cx="64" cy="28" r="1.8" fill="${ink}"/>`,
  12: (ink) =>
    `${face}<path d="M41 50q-1 17 9 19 10-2 9-19-3 5-6 4-3-2-6 0-3 1-6-4z" fill="#e9e2d2" stroke="${line}" stroke-width=".8"/><path d="M47 57q3 1.6 6 0" stroke="#b23a3a" stroke-width="1.6" fill="none"/><path d="M36 42V27l7 5 7-7 7 7 7-5v15q-14-5-28 0z" fill="${gold}" stroke="${line}" stroke-width="1"/><path d="M37 41q13-5 26 0v-3q-13-5-26 0z" fill="${ink}"/><path d="M50 18v7m-3-4h6" stroke="${gold}" stroke-width="2.4" stroke-linecap="round"/>`,
};

/** A picture card: one half and the same turned round; `pipMarkup` is beside the head. */
export function courtPicture(rank: number, ink: string, pipMarkup: string): string {
  const robe = `<path d="M26 70V66q2-7 15-9 9 9 18 0 13 2 15 9v4z" fill="${ink}"/><path d="M41 57l9 13 9-13" fill="none" stroke="${gold}" stroke-width="3"/><path d="M30 70v-4m8 4v-7m24 7v-7m8 7v-4" stroke="${gold}" stroke-width="1.6" stroke-opacity=".8"/>`;
  const half = `${robe}${heads[rank]?.(ink) ?? ''}${pipMarkup}`;
  const frame =
    '<rect x="24" y="14" width="52" height="112" rx="4" fill="#fbeecb" stroke="url(#g-gold)" stroke-width="1.6"/>';
  return `${frame}${half}<g transform="rotate(180 50 70)">${half}</g><path d="M24 70h52" stroke="${gold}" stroke-width="2.4"/>`;
}
