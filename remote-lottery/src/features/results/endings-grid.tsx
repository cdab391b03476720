import styles from './trend.module.css';
import type { TrendOf } from './trend.rules.ts';

const cell = { wide: 60, high: 42, gap: 3 };

/** Endings 00 to 99 as a map of heat: the darker, the more often drawn. The lists below it say the ends in words. */
export function EndingsGrid({ title, trend }: { title: string; trend: TrendOf }) {
  const most = Math.max(1, ...trend.counts.map(({ times }) => times));
  const hot = new Set(trend.hot.map(({ value }) => value));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg viewBox={`0 0 ${cell.wide * 10} ${cell.high * 10}`} className={styles.map} aria-hidden="true">
        {trend.counts.map(({ value, times }, place) => (
          <g key={value} transform={`translate(${(place % 10) * cell.wide} ${Math.floor(place / 10) * cell.high})`}>
            <rect
              width={cell.wide - cell.gap}
              height={cell.high - cell.gap}
              rx="6"
              className={hot.has(value) ? styles.cellHot : styles.cell}
              fillOpacity={hot.has(value) ? 1 : 0.06 + 0.5 * (times / most)}
            />
            <text x="22" y="26" textAnchor="middle" className={hot.has(value) ? styles.valueHot : styles.value}>
              {value}
            </text>
            <text x="45" y="26" textAnchor="middle" className={hot.has(value) ? styles.timesHot : styles.times}>
              {times}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
