import styles from './dice.module.css';

const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '1': [[20, 20]],
  '2': [
    [11, 11],
    [29, 29],
  ],
  '3': [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  '4': [
    [11, 11],
    [29, 11],
    [11, 29],
    [29, 29],
  ],
  '5': [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  '6': [
    [11, 10],
    [29, 10],
    [11, 20],
    [29, 20],
    [11, 30],
    [29, 30],
  ],
};

/** Three dice and their sum. */
export function Dice({ faces, size = 34 }: { faces: readonly string[]; size?: number }) {
  const sum = faces.reduce((total, face) => total + Number(face), 0);
  return (
    <span className={styles.row} translate="no">
      <span className="visually-hidden">{`${faces.join(' + ')} = ${sum}`}</span>
      {faces.map((face, place) => (
        <svg
          key={String(place)}
          width={size}
          height={size}
          viewBox="0 0 40 40"
          aria-hidden="true"
          className={styles.die}
        >
          <rect x="1" y="1" width="38" height="38" rx="9" className={styles.body} />
          {pips[face]?.map(([x, y]) => (
            <circle
              key={`${x}/${y}`}
              cx={x}
              cy={y}
              r={face === '1' ? 5 : 3.8}
              className={face === '1' ? styles.one : styles.pip}
            />
          ))}
        </svg>
      ))}
      <span className={styles.sum} aria-hidden="true">
        {sum}
      </span>
    </span>
  );
}
