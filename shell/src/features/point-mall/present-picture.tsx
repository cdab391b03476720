import { PresentArt } from '@portal/shared/ui/present-art';
import { useState } from 'react';
import type { Present } from './presents.rules.ts';

/** The operator's picture, or the drawn present; one that cannot be loaded is drawn, too. */
export function PresentPicture({ present, className }: { present: Present; className?: string }) {
  const [isBroken, setIsBroken] = useState(false);
  const { art, id, type } = present;
  if (art.startsWith('art:') || isBroken)
    return <PresentArt scene={art.replace(/^art:/, '')} seed={id} type={type} className={className} />;
  return (
    <img src={art} alt="" className={className} decoding="async" loading="lazy" onError={() => setIsBroken(true)} />
  );
}
