import { useMemo } from 'react';
import { type PresentOf, presentPicture } from '../art/present-picture.ts';
import { svgSource } from '../art/svg-source.ts';

export type PresentArtProps = PresentOf & { className?: string };

/** A drawn present of the points mall, 4:3. Decorative: its name is beside it. Needs `img-src data:`. */
export function PresentArt({ scene, seed, type, className }: PresentArtProps) {
  const source = useMemo(() => svgSource(presentPicture({ scene, seed, type })), [scene, seed, type]);
  return <img width={400} height={300} className={className} src={source} alt="" decoding="async" draggable={false} />;
}
