import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import type { GameCategory } from '../category.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { PlayIcon } from '../icons/frame.tsx';
import { FactsList } from '../lists/facts-list.tsx';
import { GameArt } from './game-art.tsx';
import { type Favourite, HeartButton } from './heart-button.tsx';
import styles from './tile-preview.module.css';
import type { ShownPreview } from './use-tile-preview.tsx';

export type TilePreviewProps = ShownPreview & {
  name: string;
  vendor: string;
  seed: string | number;
  theme: string;
  category: GameCategory;
  hasJackpot?: boolean;
  image?: string;
  facts: readonly ({ name: string; value: ReactNode } | undefined)[];
  favourite: Favourite;
  playLabel: string;
  onPlay: () => void;
  /** Reason why it cannot be played now; replaces the button. */
  unavailable?: string;
  closeLabel: string;
};

/** What a tile says when it is asked: larger art in motion, figures, favourite and play. A card, or a sheet for a finger. */
export function TilePreview(props: TilePreviewProps) {
  const { place, name, vendor, onClose } = props;
  if (place === 'sheet')
    return (
      <Dialog isOpen onClose={onClose} title={name} description={vendor} closeLabel={props.closeLabel} size="small">
        <div className={styles.sheet}>
          <Art {...props} />
          <Content {...props} />
        </div>
      </Dialog>
    );
  return <Card {...props} />;
}

function Card(props: TilePreviewProps) {
  const { place, anchor, name, vendor } = props;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, tile] = [card.current, anchor.current];
    if (!element || !tile) return;
    element.showPopover();
    // Its box is still that of the animation; its offsets are not.
    const { x, y } = placeOf(
      tile.getBoundingClientRect(),
      { width: element.offsetWidth, height: element.offsetHeight },
      place,
    );
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
  }, [anchor, place]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div ref={card} popover="manual" role="group" aria-label={name} className={styles.card}>
      {props.unavailable ? (
        <Art {...props} />
      ) : (
        // A press on the picture plays, as on the tile below it; keys find the button.
        <button type="button" tabIndex={-1} aria-hidden="true" className={styles.press} onClick={props.onPlay}>
          <Art {...props} />
        </button>
      )}
      <div className={styles.body}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.vendor}>{vendor}</span>
        <Content {...props} />
      </div>
    </div>
  );
}

function Art({ seed, theme, category, hasJackpot, image }: TilePreviewProps) {
  return (
    <div className={styles.frame}>
      <GameArt className={styles.art} {...{ seed, theme, category, hasJackpot, image }} />
    </div>
  );
}

function Content({ facts, favourite, playLabel, onPlay, unavailable }: TilePreviewProps) {
  return (
    <>
      <FactsList className={styles.facts} facts={facts} />
      <div className={styles.acts}>
        {unavailable ? (
          <p className={styles.reason}>{unavailable}</p>
        ) : (
          <Button variant="primary" className={styles.play} icon={<PlayIcon size={20} />} onClick={onPlay}>
            {playLabel}
          </Button>
        )}
        <HeartButton {...favourite} size={24} className={styles.heart} />
      </div>
    </>
  );
}

/** Distance from the tile and from the edges of the screen, in pixels. */
const gap = 8;

/** Returns where the card stands, in pixels of the screen: over the middle of the tile, or beside it where there is room. */
export function placeOf(
  tile: Omit<DOMRect, 'x' | 'y' | 'toJSON'>,
  card: Pick<DOMRect, 'width' | 'height'>,
  place: 'over' | 'beside' | 'sheet',
) {
  const { clientWidth, clientHeight } = document.documentElement;
  const within = (at: number, size: number, screen: number) =>
    Math.round(Math.max(gap, Math.min(at, screen - size - gap)));
  const middleX = tile.left + (tile.width - card.width) / 2;
  const middleY = within(tile.top + (tile.height - card.height) / 2, card.height, clientHeight);
  if (place === 'over') return { x: within(middleX, card.width, clientWidth), y: middleY };
  const [after, before] = [tile.right + gap, tile.left - gap - card.width];
  if (after + card.width <= clientWidth - gap) return { x: after, y: middleY };
  if (before >= gap) return { x: before, y: middleY };
  const below = tile.bottom + gap;
  const y = below + card.height <= clientHeight ? below : tile.top - gap - card.height;
  return { x: within(middleX, card.width, clientWidth), y: within(y, card.height, clientHeight) };
}
