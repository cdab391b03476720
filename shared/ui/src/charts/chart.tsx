import { type ReactNode, useId } from 'react';
import styles from './chart.module.css';
import { type ChartPoint, chartScale } from './chart.rules.ts';

export type { ChartPoint } from './chart.rules.ts';

export type ChartProps = {
  title: string;
  points: ChartPoint[];
  /** Writes a value: amounts with their currency; on the axis beside its other values, so that all are written alike. */
  format: (value: number, beside?: readonly number[]) => string;
  /** Column names of the table that screen readers get. */
  labels: { point: string; value: string };
};

const wide = 640;
const high = 260;
const left = 8;
const top = 16;
const bottom = 30;
/** Beneath a loss its label has room above the days. */
const bottomWithLoss = 56;
/** Widest a figure of a label gets, on phones. */
const figure = 13;

function frameOf({ points, format }: ChartProps) {
  const scale = chartScale(points.map((point) => point.value));
  const right = 20 + 11 * Math.max(...scale.ticks.map((tick) => format(tick, scale.ticks).length));
  const below = scale.low < 0 ? bottomWithLoss : bottom;
  const y = (value: number) => top + ((scale.high - value) / (scale.high - scale.low)) * (high - top - below);
  const slot = (wide - left - right) / Math.max(1, points.length);
  const x = (at: number) => left + slot * (at + 0.5);
  return { ...scale, x, y, slot, end: wide - right };
}

/** Middle of a label: over its bar, and nowhere beyond the ends of the lines. */
function labelX(middle: number, text: string, end: number): number {
  const half = (text.length * figure) / 2;
  return Math.max(left + half, Math.min(middle, end - half));
}

/** Value over time: one line, its last value written at its end. */
export function LineChart(props: ChartProps) {
  const { points, format } = props;
  const fillId = useId();
  const { x, y } = frameOf(props);
  const last = points.at(-1);
  const course = points
    .map((point, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(point.value).toFixed(1)}`)
    .join('');
  return (
    <ChartFrame {...props}>
      <linearGradient id={fillId} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--brand-ember)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--brand-glow)" stopOpacity="0" />
      </linearGradient>
      {last ? (
        <>
          <path d={`${course}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={`url(#${fillId})`} />
          <path d={course} className={styles.line} />
          <circle cx={x(points.length - 1)} cy={y(last.value)} r="5" className={styles.dot} />
          <text x={x(points.length - 1) + 6} y={y(last.value) - 14} textAnchor="end" className={styles.direct}>
            {format(last.value)}
          </text>
        </>
      ) : null}
    </ChartFrame>
  );
}

/** One bar a point, up for gains and down for losses from a visible zero; the largest of each is labelled. */
export function BarChart(props: ChartProps) {
  const { points, format } = props;
  const { x, y, slot, end } = frameOf(props);
  const values = points.map((point) => point.value);
  const labelled = new Set([values.indexOf(Math.max(0, ...values)), values.indexOf(Math.min(0, ...values))]);
  return (
    <ChartFrame {...props}>
      {points.map((point, at) => {
        const width = Math.min(36, slot * 0.62);
        const from = Math.min(y(0), y(point.value));
        return (
          <g key={point.label}>
            <rect
              x={x(at) - width / 2}
              y={from}
              width={width}
              height={Math.max(1, Math.abs(y(point.value) - y(0)))}
              rx={Math.min(4, width / 4)}
              className={point.value < 0 ? styles.loss : styles.gain}
            />
            {labelled.has(at) && point.value !== 0 ? (
              <text
                x={labelX(x(at), format(point.value), end)}
                y={point.value < 0 ? y(point.value) + 20 : from - 6}
                textAnchor="middle"
                className={styles.direct}
              >
                {format(point.value)}
              </text>
            ) : null}
          </g>
        );
      })}
    </ChartFrame>
  );
}

function ChartFrame({ children, ...props }: ChartProps & { children: ReactNode }) {
  const { title, points, format, labels } = props;
  const { x, y, ticks, end } = frameOf(props);
  const every = Math.max(1, Math.ceil(points.length / 7));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} className={styles.chart} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${end}`} className={tick === 0 ? styles.zero : styles.grid} />
            <text x={end + 8} y={y(tick) + 4} className={styles.tick}>
              {format(tick, ticks)}
            </text>
          </g>
        ))}
        {children}
        {points.map((point, at) =>
          at % every === 0 ? (
            <text key={point.label} x={x(at)} y={high - 8} textAnchor="middle" className={styles.tick}>
              {point.label}
            </text>
          ) : null,
        )}
        <Points {...props} />
      </svg>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.point}</th>
            <th scope="col">{labels.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Over each point a strip that can be pointed at: its label and value above, and a line down to its day. */
function Points(props: ChartProps) {
  const { points, format } = props;
  const { x, slot, end } = frameOf(props);
  return points.map((point, at) => {
    const text = `${point.label}: ${format(point.value)}`;
    return (
      <g key={point.label} className={styles.point}>
        <rect x={x(at) - slot / 2} y={0} width={slot} height={high - bottom} />
        <path d={`M${x(at)} ${top + 4}V${high - bottom}`} />
        <text x={labelX(x(at), text, end)} y={top - 2} textAnchor="middle">
          {text}
        </text>
      </g>
    );
  });
}
