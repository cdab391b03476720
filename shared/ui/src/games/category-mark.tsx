import { type GameCategory, tintOf } from '../category.tsx';
import { cx } from '../cx.tsx';
import styles from './category-mark.module.css';

/** Two paths: `a` is filled with the tint, `b` is cut out of it in a light colour. */
const marks: Record<GameCategory, { a: string; b: string }> = {
  slots: {
    a: 'M8 10a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4zM40 14a3 3 0 1 1 2 5v9a3 3 0 0 1-6 0v-2h3z',
    b: 'M13 13h18v3c-4 4-6 9-7 17h-6c1-7 3-11 6-14H16v2h-3z',
  },
  live: {
    a: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
    b: 'M22 6h4v7h-4zM22 35h4v7h-4zM6 22h7v4H6zM35 22h7v4h-7zM24 16a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
  },
  fish: {
    a: 'M4 24C10 12 24 9 34 19l9-8c2 8 2 18 0 26l-9-8C24 39 10 36 4 24z',
    b: 'M13 19a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.200zM22 17q5 7 0 14l3 1q6-8 0-16z',
  },
  cards: {
    a: 'M20 5h18a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM13 10v27a7 7 0 0 0 3 6l-4-1a4 4 0 0 1-3-4.600L12 14z',
    b: 'M29 13c5 6 9 8 9 12a4 4 0 0 1-7 2.500L33 33h-8l2-5.500A4 4 0 0 1 20 25c0-4 4-6 9-12z',
  },
  sports: {
    a: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
    b: 'M24 16l8 6-3 9H19l-3-9zM22.5 5h3v7h-3zM7 19l7 2-1 3-7-2zM41 19l1 3-7 2-1-3zM14 40l4-6 2.5 1.7-4 6zM34 40l-2.5 1.7-4-6L30 34z',
  },
  esports: {
    a: 'M14 13h20c8 0 12 16 9 23-2 4-8 3-12-5H17c-4 8-10 9-12 5-3-7 1-23 9-23z',
    b: 'M14 18h3v3h3v3h-3v3h-3v-3h-3v-3h3zM31 18a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400zM35.5 22.500a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400z',
  },
  lottery: {
    a: 'M17 4a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM34 22a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM13 33a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
    b: 'M17 10a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM34 27a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  elottery: {
    a: 'M4 12h40v8a4 4 0 0 0 0 8v8H4v-8a4 4 0 0 0 0-8z',
    b: 'M29 15h2.500v4H29zM29 22h2.500v4H29zM29 29h2.500v4H29zM16 16l2.4 5.2 5.6.7-4.2 3.9 1.1 5.700L16 28.700l-4.9 2.8 1.1-5.700L8 21.900l5.6-.7z',
  },
  cockfight: {
    a: 'M26 8c0-5 5-5 5-1 2-4 6-2 5 2 3 1 3 4 1 6l5 3-5 3c1 13-7 22-18 22C9 43 4 34 4 22c4 6 9 8 14 6 6-2 5-9 6-15z',
    b: 'M32 14a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400zM13 31q8 4 14-2l1.5 2Q21 39 12 34z',
  },
};

export type CategoryMarkProps = { category: GameCategory; size?: number; className?: string };

/** The icon of a category, in its tint. Decorative: the name is beside it. */
export function CategoryMark({ category, size = 32, className }: CategoryMarkProps) {
  const { a, b } = marks[category];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      className={cx(styles.mark, className)}
      style={{ color: tintOf(category) }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={a} fill="currentColor" />
      <path d={b} className={styles.light} />
    </svg>
  );
}
