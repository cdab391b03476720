import { useNearView } from '@portal/shared/ui/use-near-view';
import { type ReactNode, useRef } from 'react';

/** Draws its content when the edge of the place is about to come into view, and keeps the height till then. */
export function WhenNear({ minHeight, children }: { minHeight: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, 0);
  return (
    <div ref={place} style={{ minHeight: isNear ? undefined : minHeight, minWidth: 0 }}>
      {isNear ? children : null}
    </div>
  );
}
