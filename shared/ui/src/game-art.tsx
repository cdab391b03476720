import { gamePicture, type PictureOf } from '@portal/shared/ui/pictures';
import { type ComponentProps, useMemo, useRef } from 'react';
import { svgSource } from './art/svg-source.ts';
import { useNearView } from './use-near-view.tsx';

export type GameArtProps = PictureOf & Omit<ComponentProps<'img'>, 'src' | 'ref' | keyof PictureOf>;

/**
 * The 3:4 picture of a game. An image and not inline SVG: decoded once, off the page's own tree; drawn only when it
 * comes near the screen. Decorative unless `alt` is given, because the game's name stands beside it.
 * Needs `img-src data:`.
 */
export function GameArt({ seed, theme, category, hasJackpot, alt = '', ...rest }: GameArtProps) {
  const ref = useRef<HTMLImageElement>(null);
  const isNear = useNearView(ref);
  const source = useMemo(
    () => (isNear ? svgSource(gamePicture({ seed, theme, category, hasJackpot })) : undefined),
    [isNear, seed, theme, category, hasJackpot],
  );
  return <img ref={ref} width={300} height={400} decoding="async" draggable={false} {...rest} alt={alt} src={source} />;
}
