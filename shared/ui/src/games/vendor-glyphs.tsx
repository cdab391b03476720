import type { ReactNode } from 'react';
import styles from './vendor-mark.module.css';

export interface VendorGlyph {
  /** The path, on a 24 x 24 grid. */
  drawing: ReactNode;
  /** Ends of tint tokens: `fish` is `--tint-fish`. */
  tint: string;
}

const solid = (d: string) => <path className={styles.solid} d={d} />;
const line = (d: string) => <path className={styles.line} d={d} />;
const cut = (d: string) => <path className={styles.cut} d={d} />;
const petal = 'M12 11.4c-3-2.4-3-7 0-9.2 3 2.2 3 6.8 0 9.2z';

/** Marks by a word of the vendor's name; the first that fits is its mark. */
const glyphs: readonly [RegExp, VendorGlyph][] = [
  [
    /\blantern/,
    {
      tint: 'cockfight',
      drawing: (
        <>
          {solid('M12 5c5 0 8.2 3.1 8.2 7s-3.2 7-8.2 7-8.2-3.1-8.2-7S7 5 12 5z')}
          {cut('M12 5c-3.6 3.6-3.6 10.4 0 14M12 5c3.6 3.6 3.6 10.4 0 14')}
          {line('M12 2v3M9 19h6M12 19v3')}
        </>
      ),
    },
  ],
  [
    /\b(jade|gem|diamond)/,
    {
      tint: 'sports',
      drawing: (
        <>
          {solid('M7 4h10l4.4 5.8L12 20.6 2.6 9.8z')}
          {cut('M3 9.8h18M8.6 9.8L12 20l3.4-10.2L12 4z')}
        </>
      ),
    },
  ],
  [
    /\b(tide|wave|ocean)/,
    {
      tint: 'fish',
      drawing: line(
        'M2.5 8q2.4-3.4 4.75 0t4.75 0 4.75 0 4.75 0M2.5 13q2.4-3.4 4.75 0t4.75 0 4.75 0 4.75 0M2.5 18q2.4-3.4 4.75 0t4.75 0 4.75 0 4.75 0',
      ),
    },
  ],
  [
    /\b(ember|fire|flame)/,
    {
      tint: 'live',
      drawing: (
        <>
          {solid(
            'M12.4 2c.6 3.4 6.3 6.1 6.3 11.7a6.7 6.7 0 0 1-13.4 0c0-2.9 1.6-4.6 2.6-6.4.6 1.6 1.4 2.4 2.2 2.7.2-3.1.7-5.8 2.3-8z',
          )}
          {cut('M12 13c.4 1.6 2.2 2.4 2.2 4.4a2.2 2.2 0 0 1-4.4 0C9.8 15.4 11.6 14.6 12 13z')}
        </>
      ),
    },
  ],
  [
    /\b(nova|star|galaxy)/,
    {
      tint: 'esports',
      drawing: (
        <>
          {solid('M12 1.8l2.4 7.8 7.8 2.4-7.8 2.4L12 22.2l-2.4-7.8L1.8 12l7.8-2.4z')}
          {line('M19 3.5v3M17.5 5h3M5 17.5v3M3.5 19h3')}
        </>
      ),
    },
  ],
  [
    /\b(mango|fruit)/,
    {
      tint: 'slots',
      drawing: (
        <>
          {solid('M4.6 14.4c0-5.4 4.3-8.6 8.8-8.6 3.8 0 6.4 2.5 6.4 6.2 0 5.5-4.9 9.4-9.5 9.4-3.5 0-5.7-2.7-5.7-7z')}
          {solid('M13.4 5c.1-2.5 2.5-3.9 6.1-3.5C19.3 4 16.9 5.6 13.4 5z')}
        </>
      ),
    },
  ],
  [
    /\b(orchid|lotus|flower|blossom)/,
    {
      tint: 'lottery',
      drawing: (
        <>
          {[0, 72, 144, 216, 288].map((turn) => (
            <path key={turn} className={styles.solid} d={petal} transform={`rotate(${turn} 12 12.4)`} />
          ))}
          {cut('M12 11.4v2')}
        </>
      ),
    },
  ],
  [
    /\bkite/,
    {
      tint: 'cards',
      drawing: (
        <>
          {solid('M14.5 1.8l7 7.6-11.7 6L6.6 5.6z')}
          {cut('M14.5 1.8L9.8 15.4M6.6 5.6l14.9 3.8')}
          {line('M9.8 15.4c-2 1-.8 3-3 3.5s-2 1.8-3.3 3.1')}
        </>
      ),
    },
  ],
  [
    /\baurora/,
    {
      tint: 'cards',
      drawing: line('M3 19C4.6 10 10 5 21 4.5M7.6 20.5C9 14 13 10.4 21 9.8M12.6 21.5c1-3.4 3.8-6 8.4-6.4'),
    },
  ],
  [
    /\b(harbour|anchor)/,
    {
      tint: 'esports',
      drawing: line('M12 7.3a2.5 2.5 0 1 0-.01 0zM12 7.3V21M8 11.2h8M3.8 14c.6 4.2 4 7 8.2 7s7.6-2.8 8.2-7'),
    },
  ],
  [
    /\b(stadium|arena)/,
    {
      tint: 'sports',
      drawing: (
        <>
          {solid('M2.8 9.4C2.8 6.5 6.7 4.4 12 4.4s9.2 2.1 9.2 5v5.2c0 2.9-3.9 5-9.2 5s-9.2-2.1-9.2-5z')}
          {cut('M3 9.8c1.3 2.4 4.7 4 9 4s7.7-1.6 9-4M8 13.8v5M16 13.8v5')}
        </>
      ),
    },
  ],
  [
    /\bwhistle/,
    {
      tint: 'fish',
      drawing: (
        <>
          {solid('M2.5 7.8h11.2l1-2.6h6.8v4.4l-3.6 1.3A6.5 6.5 0 1 1 6.2 11l-3.7-.6z')}
          {cut('M12.8 14.2a1.4 1.4 0 1 0-.01 0z')}
        </>
      ),
    },
  ],
  [
    /\bcoral/,
    {
      tint: 'live',
      drawing: line(
        'M12 21.5V9.5M12 14.5c-4 0-5.6-2-5.6-5.3M12 17.5c4.2 0 6.2-2.6 6.2-7M12 9.5c0-2.5 1-4.6 3-6.3M6.4 9.2C4.8 8.6 3.8 7.2 3.8 5.4M18.2 10.5c1.4-.9 2.2-2.3 2.2-4',
      ),
    },
  ],
  [
    /\b(deep|fish)/,
    {
      tint: 'esports',
      drawing: (
        <>
          {solid(
            'M2 12c3-4.6 6.5-6.4 10.2-6.4 3.1 0 5.2 1.5 6.3 3.2L22 6v12l-3.5-2.8c-1.1 1.7-3.2 3.2-6.3 3.2C8.5 18.4 5 16.6 2 12z',
          )}
          {cut('M8 10.6v.01M13 9c1.2 1.8 1.2 4.2 0 6')}
        </>
      ),
    },
  ],
  [
    /\btea(?!m)/,
    {
      tint: 'sports',
      drawing: (
        <>
          {solid('M3.5 9h13.6v4a6.8 6.8 0 0 1-13.6 0z')}
          {line('M17.1 10.2h1.5a2.7 2.7 0 0 1 0 5.4h-2M8 6.2c-1-1.5 1-2.4 0-3.9M12.6 6.2c-1-1.5 1-2.4 0-3.9M3 22h14.6')}
        </>
      ),
    },
  ],
  [
    /\b(pavilion|palace|temple)/,
    {
      tint: 'cards',
      drawing: (
        <>
          {solid('M12 2c1.6 3.6 5.2 5.6 10 6l-1.2 3.2H3.2L2 8c4.8-.4 8.4-2.4 10-6z')}
          {line('M6 11.2v9.3M18 11.2v9.3M10 20.5v-5h4v5M3 20.5h18')}
        </>
      ),
    },
  ],
  [
    /\bvietnam/,
    {
      tint: 'live',
      drawing: solid('M12 2l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.6l-6.3 3.5 1.5-7L1.9 9.3 9 8.5z'),
    },
  ],
  [/\b(fast|flash|turbo)/, { tint: 'slots', drawing: solid('M14 1.5L4 13.7h6.4L8.6 22.5 20 9.8h-6.9z') }],
  [
    /\b(e-lottery|ticket)/,
    {
      tint: 'elottery',
      drawing: (
        <>
          {solid('M2.5 6.5h19v3.4a2.1 2.1 0 0 0 0 4.2v3.4h-19v-3.4a2.1 2.1 0 0 0 0-4.2z')}
          {cut('M15 7.5v9')}
        </>
      ),
    },
  ],
  [
    /\b(cockfight|rooster)/,
    {
      tint: 'cockfight',
      drawing: (
        <>
          {solid('M21 2.8C12 2.6 6 7.8 6 15.8c6.6.6 14.6-3.8 15-13z')}
          {line('M2.8 21.2C5.6 15.4 10.2 10.6 15.4 8.2')}
        </>
      ),
    },
  ],
];

/** Icon for a word of the name; undefined without a match. */
export function glyphOf(name: string): VendorGlyph | undefined {
  return glyphs.find(([word]) => word.test(name.toLowerCase()))?.[1];
}
