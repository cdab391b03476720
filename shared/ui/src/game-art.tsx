import { type ComponentProps, useMemo } from 'react';
import { gamePicture, type PictureOf } from './art/game-picture.ts';

export type GameArtProps = PictureOf & Omit<ComponentProps<'img'>, 'src' | keyof PictureOf>;

/**
 * The 3:4 picture of a game. An image and not inline SVG: decoded once, off the page's own tree, loaded lazily.
 * Decorative unless `alt` is given, because the game's name stands beside it. Needs `img-src data:`.
 */
export function GameArt({ seed, theme, category, hasJackpot, alt = '', ...rest }: GameArtProps) {
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(gamePicture({ seed, theme, category, hasJackpot }))}`,
    [seed, theme, category, hasJackpot],
  );
  return (
    <img width={300} height={400} loading="lazy" decoding="async" draggable={false} {...rest} alt={alt} src={source} />
  );
}
