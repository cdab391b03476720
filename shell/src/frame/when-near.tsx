import { useNearView } from '@portal/shared/ui/behaviour/use-near-view';
import { type ReactNode, useRef } from 'react';

/** Renders its content when its place is about to come into view, and reserves the height until then. */
export function WhenNear({ minHeight, children }: { minHeight: number; children: ReactNode }) {
  const elementRef = useRef<HTMLDivElement>(null);
  const isNear = useNearView(elementRef, 0);
  return (
    <div ref={elementRef} style={{ minHeight: isNear ? undefined : minHeight, minWidth: 0 }}>
      {isNear ? children : null}
    </div>
  );
}
