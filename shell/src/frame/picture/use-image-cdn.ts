import { useSyncExternalStore } from 'react';
import { usePortal } from '../../host/portal-context.ts';
import { drawCdn } from './image-cdn.rules.ts';

let drawn: { from: readonly string[]; cdn: string | undefined } | undefined;
const watching = new Set<() => void>();

const watch = (listener: () => void) => {
  watching.add(listener);
  return () => void watching.delete(listener);
};

/** A picture failed to load: the rest of the visit uses our own origin. */
function giveUp(): void {
  if (drawn) drawn = { ...drawn, cdn: undefined };
  for (const listener of watching) listener();
}

/** Returns the visit's image CDN, and the error handler for its pictures. */
export function useImageCdn(): { cdn: string | undefined; giveUp(): void } {
  const { imageCDNs } = usePortal().host.site;
  const read = () => {
    if (drawn?.from !== imageCDNs) drawn = { from: imageCDNs, cdn: drawCdn(imageCDNs) };
    return drawn.cdn;
  };
  return { cdn: useSyncExternalStore(watch, read), giveUp };
}
