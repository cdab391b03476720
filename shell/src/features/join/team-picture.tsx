import styles from './join.module.css';

const downlines = [60, 180, 300];
const players = [-34, 0, 34];

/** An agent, three downlines and their players, as lanterns on strings of light. */
export function TeamPicture({ title }: { title: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 360 260" role="img" aria-label={title}>
      <rect className={styles.night} width="360" height="260" rx="20" />
      <circle className={styles.moon} cx="312" cy="42" r="16" />
      {downlines.map((x) => (
        <g key={x}>
          <path className={styles.string} d={`M180 72C180 110 ${x} 88 ${x} 124`} />
          {players.map((offset) => (
            <path key={offset} className={styles.string} d={`M${x} 158C${x} 184 ${x + offset} 176 ${x + offset} 204`} />
          ))}
        </g>
      ))}
      <Lantern x={180} y={48} size={1.7} />
      {downlines.map((x) => (
        <g key={x}>
          <Lantern x={x} y={141} size={1.1} />
          {players.map((offset) => (
            <Lantern key={offset} x={x + offset} y={214} size={0.6} />
          ))}
        </g>
      ))}
    </svg>
  );
}

function Lantern({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className={styles.halo} r="27" />
      <path className={styles.flame} d="M-6-18h12v4H-6zM-6 14h12v4H-6z" />
      <ellipse className={styles.lantern} rx="19" ry="14" />
      <path className={styles.rib} d="M0-14C-6-11-8-6-8 0s2 11 8 14c6-3 8-8 8-14S6-11 0-14v28" />
    </g>
  );
}
