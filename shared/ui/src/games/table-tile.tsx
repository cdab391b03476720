import { gameTint } from '@portal/shared/ui/pictures';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { type GameCategory, tintOf } from '../category.tsx';
import { cx } from '../cx.tsx';
import { GameArt } from './game-art.tsx';
import type { GameTileProps } from './game-tile.tsx';
import { HeartButton } from './heart-button.tsx';
import styles from './table-tile.module.css';

export type TableTileProps = Omit<GameTileProps, 'minBet' | 'className' | 'hasJackpot'> & {
  /** The whole table in a sentence, for screen readers; it does not change with every second. */
  sentence: string;
  /** Countdown of the round, on the picture. */
  clock?: ReactNode;
  /** Name of the dealer with its word. */
  dealer?: string;
  /** Phase of the round and the players, above the road. */
  head?: ReactNode;
  /** The road, of the same height whatever is on it; absent while it loads. */
  road?: ReactNode;
  /** Limits and shoe, below the road. */
  foot?: ReactNode;
};

/** A shared table: picture with countdown, then the road and what is to be known before a seat is taken. */
export function TableTile(props: TableTileProps) {
  const { name, vendor, seed, theme, category, image, badge, favourite, unavailable } = props;
  const sentenceId = useId();
  const tint = { '--tile-tint': gameTint({ seed, theme, category }) } as CSSProperties;
  return (
    <article className={cx(styles.tile, unavailable && styles.off)} style={tint} aria-busy={!props.road}>
      <div className={styles.scene}>
        {/* A table has a picture of its own, its dealer's: until it is known, the tint holds the place. */}
        {props.road ? <GameArt className={styles.art} {...{ seed, theme, category, image }} /> : null}
        <span className={styles.shade} />
        {badge ? <span className={cx(styles.mark, styles[badge.kind])}>{badge.text}</span> : null}
        {props.clock ? <span className={styles.clock}>{props.clock}</span> : null}
      </div>
      <button
        type="button"
        className={styles.play}
        aria-describedby={sentenceId}
        aria-disabled={unavailable ? true : undefined}
        onClick={unavailable ? undefined : props.onPlay}
      >
        <span className={styles.front}>
          <span className={styles.name}>{name}</span>
          <span className={styles.vendor}>
            {vendor}
            {props.dealer ? ` · ${props.dealer}` : ''}
          </span>
          <span className={unavailable ? styles.reason : styles.go}>{unavailable ?? props.playLabel}</span>
        </span>
      </button>
      <p id={sentenceId} className="visually-hidden">
        {props.sentence}
      </p>
      <div className={styles.body} aria-hidden="true">
        <div className={styles.line}>{props.head}</div>
        {props.road ?? <div className={cx(styles.plate, styles.shimmer)} />}
        <div className={styles.line}>{props.foot}</div>
      </div>
      {favourite ? <HeartButton {...favourite} size={20} className={styles.heart} /> : null}
    </article>
  );
}

/** Holds the place of a table that is not known yet, with the same height. */
export function TableTileSkeleton({ category, isStill }: { category: GameCategory; isStill?: boolean }) {
  const tint = { '--tile-tint': tintOf(category) } as CSSProperties;
  return (
    <div className={cx(styles.tile, styles.skeleton, !isStill && styles.shimmer)} style={tint} aria-hidden="true">
      <div className={styles.scene} />
      <div className={styles.body}>
        <div className={styles.line} />
        <div className={styles.plate} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
