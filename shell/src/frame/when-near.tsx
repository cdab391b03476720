import { useNearView } from '@portal/shared/ui/behaviour/use-near-view';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import styles from './when-near.module.css';

interface WhenNearProps {
  /** In px, or a custom property where it differs with the width of the page. */
  minHeight: number | `var(--${string})`;
  children: ReactNode;
}

/** Renders its content when its place is about to come into view, and reserves the height until the content is there. */
export function WhenNear({ minHeight, children }: WhenNearProps) {
  const elementRef = useRef<HTMLDivElement>(null);
  const isNear = useNearView(elementRef, 0);
  return (
    <div
      ref={elementRef}
      className={styles.place}
      style={{ '--reserved': typeof minHeight === 'number' ? `${minHeight}px` : minHeight } as CSSProperties}
    >
      {isNear ? children : null}
    </div>
  );
}
