import { useMemo } from 'react';
import { promotionPicture } from '../art/promotion-picture.ts';
import { svgSource } from '../art/svg-source.ts';

export type PromotionArtProps = {
  /** Scene name, type and id of the promotion: the words by which its scene is chosen. */
  words: string;
  className?: string;
};

/** The drawn scene of a promotion, 2:1, subject right of the middle. Decorative. Needs `img-src data:`. */
export function PromotionArt({ words, className }: PromotionArtProps) {
  const source = useMemo(() => svgSource(promotionPicture(words)), [words]);
  return <img width={640} height={320} className={className} src={source} alt="" decoding="async" draggable={false} />;
}
