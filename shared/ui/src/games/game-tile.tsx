import { gameTint } from '@portal/shared/ui/pictures';
import { type CSSProperties, type MouseEventHandler, type ReactNode, useMemo } from 'react';
import { type GameCategory, tintOf } from '../category.tsx';
import { cx } from '../cx.tsx';
import { PlayIcon } from '../icons/frame.tsx';
import { GameArt } from './game-art.tsx';
import styles from './game-tile.module.css';
import { type Favourite, HeartButton } from './heart-button.tsx';
import { type ShownPreview, useTilePreview } from './use-tile-preview.tsx';

export type GameTileProps = {
  name: string;
  vendor: string;
  seed: string | number;
  theme: string;
  category: GameCategory;
  hasJackpot?: boolean;
  /** Address of the vendor's own picture. */
  image?: string;
  onPlay: MouseEventHandler<HTMLButtonElement>;
  playLabel: string;
  /** A short mark such as "Hot" or "New". */
  badge?: { kind: 'hot' | 'new'; text: string };
  /** Minimum bet, already formatted, with its word: "Min 0.10". */
  minBet?: ReactNode;
  favourite?: Favourite;
  /** Reason why it cannot be played now; dims the tile and replaces the button. */
  unavailable?: string;
  className?: string;
  /** Draws the preview; called only while it is open. */
  preview?: (shown: ShownPreview) => ReactNode;
};

/** A game tile: the whole tile is the play button, with the heart beside it. */
export function GameTile(props: GameTileProps) {
  const { name, vendor, seed, theme, category, hasJackpot, image, badge, favourite, unavailable } = props;
  const tint = useMemo(() => tintStyle(gameTint({ seed, theme, category })), [seed, theme, category]);
  const { preview } = props;
  const { shown, handlers } = useTilePreview(preview !== undefined);
  const opened = shown && preview?.(shown);
  const tile = (
    <article className={cx(styles.tile, unavailable && styles.off, props.className)} style={tint} {...handlers}>
      <button
        type="button"
        className={styles.play}
        aria-disabled={unavailable ? true : undefined}
        onClick={unavailable ? undefined : props.onPlay}
      >
        <GameArt className={styles.art} {...{ seed, theme, category, hasJackpot, image }} />
        <span className={styles.sweep} aria-hidden="true" />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.line}>
            <span className={styles.vendor}>{vendor}</span>
            {props.minBet ? <span className={styles.minBet}>{props.minBet}</span> : null}
          </span>
        </span>
        {unavailable ? (
          <span className={styles.reason}>{unavailable}</span>
        ) : (
          <span className={styles.go}>
            <PlayIcon size={22} />
            {props.playLabel}
          </span>
        )}
      </button>
      {badge ? <span className={cx(styles.mark, styles[badge.kind])}>{badge.text}</span> : null}
      {favourite ? <HeartButton {...favourite} size={20} className={styles.heart} /> : null}
      {shown?.place === 'sheet' ? null : opened}
    </article>
  );
  // A sheet is no part of the tile: what is pressed in it is not pressed on the tile.
  return (
    <>
      {tile}
      {shown?.place === 'sheet' ? opened : null}
    </>
  );
}

/** Holds the place of a tile whose game is not known yet, in the tint of its room; no light passes over it where it is `isStill`. */
export function GameTileSkeleton({ category, isStill }: { category: GameCategory; isStill?: boolean }) {
  return (
    <div
      className={cx(styles.tile, styles.skeleton, isStill && styles.still)}
      style={tintStyle(tintOf(category))}
      aria-hidden="true"
    />
  );
}

function tintStyle(tint: string): CSSProperties {
  return { '--tile-tint': tint } as CSSProperties;
}
