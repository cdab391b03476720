import type { Promotion } from '@portal/shared/contract/content/list-promotions';
import { PromotionArt } from '@portal/shared/ui/promotion-art';
import { useState } from 'react';

export interface PromotionPictureProps {
  promotion: Pick<Promotion, 'art' | 'type' | 'id'>;
  className?: string;
}

/** The operator's picture, or the drawn scene; one that cannot be loaded is drawn, too. */
export function PromotionPicture({ promotion: { art, type, id }, className }: PromotionPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const isDrawn = art.startsWith('art:');
  if (isDrawn || isBroken)
    return <PromotionArt words={`${isDrawn ? art.slice('art:'.length) : ''} ${type} ${id}`} className={className} />;
  return (
    <img src={art} alt="" className={className} decoding="async" loading="lazy" onError={() => setIsBroken(true)} />
  );
}
