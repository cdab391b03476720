import type { Promotion } from '@portal/shared/contract/rewards/promotions';
import { PromotionArt } from '@portal/shared/ui/rewards/promotion-art';
import styles from '../picture/lazy-picture.module.css';
import { LazyPicture } from '../picture/lazy-picture.tsx';

interface PromotionPictureProps {
  promotion: Pick<Promotion, 'art' | 'type' | 'id'>;
  className?: string;
}

/** The operator's picture, or the drawn scene if there is none or it fails to load. */
export function PromotionPicture({ promotion: { art, type, id }, className }: PromotionPictureProps) {
  const drawn = (scene: string, looks = className) => (
    <PromotionArt words={`${scene} ${type} ${id}`} className={looks} />
  );
  if (art.startsWith('art:')) return drawn(art.slice('art:'.length));
  return <LazyPicture src={art} width={640} height={320} className={className} fallback={drawn('', styles.drawn)} />;
}
