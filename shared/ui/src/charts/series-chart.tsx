import { cx } from '../cx.tsx';
import { chartScale } from './chart.rules.ts';
import styles from './series-chart.module.css';
import { seriesTone } from './series-look.tsx';

/** One of several series in a chart; `tone` (from 0) gives colour and pattern, the same everywhere. */
export interface ChartSeries {
  name: string;
  tone: number;
  /** One value per point; null for missing ones. */
  values: readonly (number | null)[];
  /** The lighter of two courses of one subject, for example the 95th percentile beside the median. */
  isFaint?: boolean;
}

export interface SeriesChartProps {
  title: string;
  /** `bars` are stacked, `lines` are not. */
  look: 'bars' | 'lines';
  /** Names of the points, for the axis and the table of screen readers. */
  points: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Title of the first column of that table. */
  pointLabel: string;
  /** Shown in the chart when there is no data. */
  emptyText: string;
  className?: string;
}

const wide = 280;
const high = 140;
const left = 4;
const right = 50;
const top = 10;
const bottom = 24;

function frameOf({ look, points, series }: SeriesChartProps) {
  const sums = points.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const singles = series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const { high: most, ticks } = chartScale(look === 'bars' ? sums : singles);
  const slot = (wide - left - right) / Math.max(1, points.length);
  return {
    // Bars count things: there is no half of one.
    ticks: ticks.filter(
      (tick, at) =>
        at === 0 ||
        at === ticks.length - 1 ||
        (isMiddle(at, ticks.length) && (look === 'lines' || Number.isInteger(tick))),
    ),
    slot,
    x: (at: number) => left + slot * (at + 0.5),
    y: (value: number) => top + (1 - value / most) * (high - top - bottom),
  };
}

const isMiddle = (at: number, count: number) => at === Math.floor(count / 2);

type Frame = ReturnType<typeof frameOf>;

/** Several series over time; a table behind the chart contains every figure, too. */
export function SeriesChart(props: SeriesChartProps) {
  const { title, look, points, series, format } = props;
  const frame = frameOf(props);
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  return (
    <figure className={cx(styles.figure, props.className)}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} className={styles.chart} aria-hidden="true">
        {frame.ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${frame.y(tick)}H${wide - right}`} className={tick === 0 ? styles.zero : styles.grid} />
            {isEmpty && tick !== 0 ? null : (
              <text x={wide - right + 6} y={frame.y(tick) + 4} className={styles.tick}>
                {format(tick)}
              </text>
            )}
          </g>
        ))}
        {look === 'bars' ? <Bars {...props} frame={frame} /> : <Lines {...props} frame={frame} />}
        <text x={left} y={high - 6} className={styles.tick}>
          {points[0]}
        </text>
        <text x={wide - right} y={high - 6} textAnchor="end" className={styles.tick}>
          {points.at(-1)}
        </text>
        {isEmpty ? (
          <text x={(wide - right) / 2} y={high / 2} textAnchor="middle" className={styles.empty}>
            {props.emptyText}
          </text>
        ) : null}
      </svg>
      <SeriesTable {...props} />
    </figure>
  );
}

/** Two points may have the same label; each still has a place of its own. */
function keysOf(points: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return points.map((point) => {
    const times = (seen.get(point) ?? 0) + 1;
    seen.set(point, times);
    return `${point} ${times}`;
  });
}

function Bars({ points, series, frame }: SeriesChartProps & { frame: Frame }) {
  const { x, y, slot } = frame;
  const keys = keysOf(points);
  const width = Math.max(2, slot * 0.72);
  return points.map((_, at) => {
    let below = 0;
    return (
      <g key={keys[at]}>
        {series.map(({ name, tone, values }) => {
          const value = values[at] ?? 0;
          if (value === 0) return null;
          const from = below;
          below += value;
          return (
            <rect
              key={name}
              x={x(at) - width / 2}
              y={y(below)}
              width={width}
              height={Math.max(1.5, y(from) - y(below))}
              rx="1"
              className={cx(styles.bar, seriesTone(tone))}
            />
          );
        })}
      </g>
    );
  });
}

function Lines({ series, frame }: SeriesChartProps & { frame: Frame }) {
  const { x, y } = frame;
  return series.map(({ name, tone, values, isFaint }) => {
    const known = values.flatMap((value, at) => (value === null ? [] : [{ x: x(at), y: y(value) }]));
    const course = known.map((point, at) => `${at ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('');
    const last = known.at(-1);
    return (
      <g key={name} className={cx(seriesTone(tone), isFaint && styles.faint)}>
        <path d={course} className={styles.line} />
        {last ? <circle cx={last.x} cy={last.y} r={isFaint ? 2 : 3.5} className={styles.dot} /> : null}
      </g>
    );
  });
}

function SeriesTable({ title, points, series, format, pointLabel }: SeriesChartProps) {
  const keys = keysOf(points);
  return (
    // A table does not shrink to a visually hidden size, but a box around it does.
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{pointLabel}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={keys[at]}>
              <th scope="row">{point}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[at] === null ? '–' : format(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
