import { PresentArt } from '@portal/shared/ui/rewards/present-art';
import styles from '../../../frame/picture/lazy-picture.module.css';
import { LazyPicture } from '../../../frame/picture/lazy-picture.tsx';
import type { Present } from './presents.rules.ts';

/** The operator's picture, or the drawn present if there is none or it fails to load. */
export function PresentPicture({ present, className }: { present: Present; className?: string }) {
  const { art, id, type } = present;
  const drawn = (looks = className) => (
    <PresentArt scene={art.replace(/^art:/, '')} seed={id} type={type} className={looks} />
  );
  if (art.startsWith('art:')) return drawn();
  return <LazyPicture src={art} width={400} height={300} className={className} fallback={drawn(styles.drawn)} />;
}
