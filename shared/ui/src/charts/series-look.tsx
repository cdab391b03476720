import { cx } from '../cx.tsx';
import styles from './series-look.module.css';

const colours = 6;
const patterns = ['plain', 'hollow', 'pale'] as const;

export interface SeriesLook {
  colour: number;
  pattern: (typeof patterns)[number];
}

/** Number of series that can be distinguished in one chart. */
export const seriesLooks = colours * patterns.length;

/** Colour and pattern of a tone (from 0): colours first, then the same ones as outlines, then pale within an outline. */
export function seriesLook(tone: number): SeriesLook {
  return { colour: tone % colours, pattern: patterns[Math.floor(tone / colours) % patterns.length] ?? 'plain' };
}

/** Returns the class that gives elements of a chart the look of a tone. */
export function seriesTone(tone: number): string {
  const { colour, pattern } = seriesLook(tone);
  return cx(styles[`tone${colour}`], styles[pattern]);
}

/** The class that paints a mark outside of pictures, as in a legend. */
export function seriesSwatch(tone: number): string {
  return cx(styles.mark, seriesTone(tone));
}
