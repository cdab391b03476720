import { gamePicture, type PictureOf } from '@portal/shared/ui/pictures';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { svgSource } from '../art/svg-source.ts';
import { useNearView } from '../behaviour/use-near-view.tsx';
import { createFrameQueue } from '../images/frame-queue.ts';
import { lazyDefaults } from '../images/lazy.rules.ts';
import { loadedPictures } from '../images/loaded-pictures.ts';

export type GameArtProps = PictureOf &
  Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onLoad' | 'onError' | keyof PictureOf> & {
    /** Address of the vendor's picture; if it fails to load, the drawn one is shown. */
    image?: string;
  };

/** A browser reads a drawn picture in the page's own thread: a screenful of them in one task would hold up a scroll. */
const line = createFrameQueue((then) => requestAnimationFrame(then));

function useTurn(isWaiting: boolean): boolean {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    if (isWaiting) return line.wait(() => setIsTurn(true));
  }, [isWaiting]);
  return isTurn;
}

/**
 * The 3:4 picture of a game. An image and not inline SVG: decoded once, off the page's own tree; drawn only when it
 * comes near the screen. Decorative unless `alt` is given, because the game's name is shown beside it. A vendor's own
 * picture is requested up to three times (docs/product.md 9); then the drawn one takes its place. Needs `img-src
 * data:`.
 */
export function GameArt({ seed, theme, category, hasJackpot, image, alt = '', ...rest }: GameArtProps) {
  const ref = useRef<HTMLImageElement>(null);
  const isNear = useNearView(ref, lazyDefaults.threshold, seed);
  const [failures, setFailures] = useState<{ image?: string; count: number }>({ count: 0 });
  const failed = failures.image === image ? failures.count : 0;
  const isOwn = image !== undefined && failed < lazyDefaults.attempts;
  const isKnown = useMemo(() => image !== undefined && loadedPictures.has(image), [image]);
  const isTurn = useTurn(isNear && !isOwn);
  const drawn = useMemo(
    () => (isNear && isTurn && !isOwn ? svgSource(gamePicture({ seed, theme, category, hasJackpot })) : undefined),
    [isNear, isTurn, isOwn, seed, theme, category, hasJackpot],
  );
  return (
    <img
      key={isOwn ? failed : 'drawn'}
      ref={ref}
      width={300}
      height={400}
      decoding="async"
      draggable={false}
      {...rest}
      alt={alt}
      src={isOwn && (isNear || isKnown) ? image : drawn}
      onLoad={isOwn ? () => loadedPictures.add(image) : undefined}
      onError={isOwn ? () => setFailures({ image, count: failed + 1 }) : undefined}
    />
  );
}
