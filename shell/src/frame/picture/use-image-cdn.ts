import { useSyncExternalStore } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { drawCdn } from './image-cdn.rules.ts';

let drawn: { from: readonly string[]; cdn: string | undefined } | undefined;
const watching = new Set<() => void>();

const watch = (listener: () => void) => {
  watching.add(listener);
  return () => void watching.delete(listener);
};

/** A picture did not come: the rest of the visit takes its pictures from our own origin. */
function giveUp(): void {
  if (drawn) drawn = { ...drawn, cdn: undefined };
  for (const listener of watching) listener();
}

/** The image CDN of this visit, and what to do when a picture of it does not come. */
export function useImageCdn(): { cdn: string | undefined; giveUp(): void } {
  const { imageCDNs } = usePortal().host.site;
  const read = () => {
    if (drawn?.from !== imageCDNs) drawn = { from: imageCDNs, cdn: drawCdn(imageCDNs) };
    return drawn.cdn;
  };
  return { cdn: useSyncExternalStore(watch, read), giveUp };
}
