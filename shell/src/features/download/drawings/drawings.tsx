import type { ReactNode } from 'react';
import { AppIcon, Line, Pill, Tap } from './parts.tsx';
import styles from './phone.module.css';

const code = 'M0 0h18v18H0zM6 6v6h6V6zM30 0h18v18H30zM36 6v6h6V6zM0 30h18v18H0zM6 36v6h6v-6z';
const dots =
  'M22 2h4v6h-4zM22 14h4v8h-4zM30 24h6v6h-6zM40 22h8v4h-8zM26 34h6v6h-6zM38 34h4v8h-4zM22 44h6v4h-6zM44 40h4v8h-4zM2 22h8v4H2z';

function Scan() {
  return (
    <>
      <rect className={styles.dim} x="-2" y="-28" width="144" height="280" rx="19" />
      <rect className={styles.paper} x="34" y="66" width="72" height="72" rx="8" />
      <g className={styles.ink} transform="translate(46 78)">
        <path fillRule="evenodd" d={code} />
        <path d={dots} />
      </g>
      <path className={styles.finder} d="M24 74V56h18M98 56h18v18M116 130v18H98M42 148H24v-18" />
      <circle className={styles.shutter} cx="70" cy="206" r="14" />
    </>
  );
}

const homeTiles = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({
  x: 12 + (index % 3) * 44,
  y: 20 + Math.floor(index / 3) * 48,
}));

function Open() {
  return (
    <>
      {homeTiles.map(({ x, y }, index) =>
        index === 4 ? (
          <AppIcon key={x + y * 9} x={x} y={y} />
        ) : (
          <rect key={x + y * 9} className={styles.other} x={x} y={y} width="34" height="34" rx="9" />
        ),
      )}
      <Tap x={76} y={92} />
      <rect className={styles.quiet} x="6" y="188" width="128" height="44" rx="14" />
    </>
  );
}

function Confirm() {
  return (
    <>
      <Line x={12} y={12} width={84} isStrong />
      <Line x={12} y={28} width={112} />
      <Line x={12} y={42} width={96} />
      <rect className={styles.sheet} x="4" y="82" width="132" height="112" rx="16" />
      <AppIcon x={53} y={94} />
      <Line x={34} y={138} width={72} />
      <Pill x={14} y={158} width={50} />
      <Pill x={76} y={158} width={50} isMain />
      <Tap x={106} y={174} />
    </>
  );
}

const rows = [0, 1, 2, 3];

function Trust() {
  return (
    <>
      <Line x={12} y={8} width={70} isStrong />
      {rows.map((row) => (
        <g key={row} transform={`translate(4 ${30 + row * 46})`}>
          <rect className={row === 2 ? styles.chosen : styles.sheet} width="132" height="38" rx="10" />
          <rect className={styles.other} x="10" y="10" width="18" height="18" rx="5" />
          <Line x={38} y={16} width={52} isStrong={row === 2} />
          {row === 2 ? (
            <path className={styles.check} d="M106 19l5 5 9-10" />
          ) : (
            <path className={styles.more} d="M112 14l5 5-5 5" />
          )}
        </g>
      ))}
      <Tap x={116} y={152} />
    </>
  );
}

function Allow() {
  return (
    <>
      <rect className={styles.sheet} x="4" y="46" width="132" height="140" rx="16" />
      <path className={styles.warning} d="M70 60l14 24H56z" />
      <Line x={26} y={98} width={88} isStrong />
      <Line x={26} y={112} width={72} />
      <rect className={styles.switch} x="86" y="130" width="34" height="18" rx="9" />
      <circle className={styles.paper} cx="111" cy="139" r="7" />
      <Line x={26} y={136} width={44} />
      <Pill x={66} y={156} width={60} isMain />
      <Tap x={111} y={139} />
    </>
  );
}

function Install() {
  return (
    <>
      <Line x={12} y={8} width={64} isStrong />
      <rect className={styles.chosen} x="4" y="28" width="132" height="84" rx="14" />
      <AppIcon x={14} y={38} />
      <Line x={58} y={44} width={62} isStrong />
      <Line x={58} y={58} width={40} />
      <Pill x={14} y={80} width={112} isMain />
      <Tap x={100} y={92} />
      <rect className={styles.sheet} x="4" y="122" width="132" height="40" rx="12" />
      <Line x={58} y={139} width={54} />
      <rect className={styles.other} x="14" y="130" width="24" height="24" rx="7" />
      <rect className={styles.sheet} x="4" y="170" width="132" height="40" rx="12" />
      <Line x={58} y={187} width={46} />
      <rect className={styles.other} x="14" y="178" width="24" height="24" rx="7" />
    </>
  );
}

function Portal({ height }: { height: number }) {
  return (
    <>
      <AppIcon x={4} y={0} size={20} />
      <Line x={30} y={7} width={38} isStrong />
      <rect className={styles.hero} x="2" y="28" width="136" height="62" rx="10" />
      <circle className={styles.moon} cx="112" cy="48" r="10" />
      <path className={styles.string} d="M42 28v20" />
      <ellipse className={styles.lantern} cx="42" cy="59" rx="14" ry="11" />
      {[0, 1, 2].map((tile) => (
        <rect key={tile} className={styles.other} x={2 + tile * 47} y="100" width="42" height="54" rx="8" />
      ))}
      {height > 200 &&
        [0, 1, 2].map((tile) => (
          <rect key={tile} className={styles.other} x={2 + tile * 47} y="164" width="42" height="54" rx="8" />
        ))}
    </>
  );
}

function BrowserBar({ isAddress = false }: { isAddress?: boolean }) {
  return (
    <>
      <rect className={styles.sheet} x="-2" y="170" width="144" height="66" rx="10" />
      <rect className={isAddress ? styles.chosen : styles.quiet} x="8" y="176" width="124" height="22" rx="11" />
      <Line x={42} y={184} width={56} isStrong={isAddress} />
      <path className={styles.more} d="M16 214l-6 6 6 6M38 214l6 6-6 6M96 212h14v14H96zM122 212h12v14h-12z" />
      <path className={styles.share} d="M64 218v10h14v-10M71 222v-14M66 212l5-5 5 5" />
    </>
  );
}

function Share() {
  return (
    <>
      <Portal height={160} />
      <BrowserBar />
      <Tap x={71} y={218} />
    </>
  );
}

function Add() {
  return (
    <>
      <Portal height={160} />
      <rect className={styles.sheet} x="-2" y="62" width="144" height="174" rx="16" />
      <Line x={50} y={72} width={40} />
      {rows.slice(0, 3).map((row) => (
        <g key={row} transform={`translate(4 ${90 + row * 46})`}>
          <rect className={row === 1 ? styles.chosen : styles.quiet} width="132" height="38" rx="10" />
          <Line x={12} y={16} width={72} isStrong={row === 1} />
          {row === 1 && <path className={styles.share} d="M104 12h16v16h-16zM112 16v8M108 20h8" />}
        </g>
      ))}
      <Tap x={116} y={156} />
    </>
  );
}

/** Screens of the guide, by name. */
export const drawings = {
  scan: <Scan />,
  open: <Open />,
  confirm: <Confirm />,
  trust: <Trust />,
  allow: <Allow />,
  install: <Install />,
  browser: (
    <>
      <Portal height={160} />
      <BrowserBar isAddress />
    </>
  ),
  share: <Share />,
  add: <Add />,
  standalone: <Portal height={230} />,
} satisfies Record<string, ReactNode>;
