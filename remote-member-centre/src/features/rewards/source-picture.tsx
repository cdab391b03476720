import type { RewardSource } from '@portal/shared/contract/rewards/rewards';
import { useId } from 'react';
import { sourceDrawings } from './source-drawings.tsx';

/** Picture of a reward's source. Decorative: the name is beside it. */
export function SourcePicture({ source, className }: { source: RewardSource; className?: string }) {
  const id = useId();
  const { ground, thing } = sourceDrawings[source];
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <linearGradient id={`${id}-ground`} x1="0" y1="0" x2=".6" y2="1">
        <stop stopColor={ground[0]} />
        <stop offset="1" stopColor={ground[1]} />
      </linearGradient>
      <radialGradient id={`${id}-light`} cx=".5" cy=".45" r=".6">
        <stop stopColor="#ffe9b8" stopOpacity=".55" />
        <stop offset="1" stopColor="#ffe9b8" stopOpacity="0" />
      </radialGradient>
      <rect width="64" height="64" rx="10" fill={`url(#${id}-ground)`} />
      <rect width="64" height="64" rx="10" fill={`url(#${id}-light)`} />
      {thing}
    </svg>
  );
}
