import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its content when the place is about to come into view, and keeps the height till then. */
export function WhenNear({ minHeight, children }: { minHeight: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} style={{ minHeight: isNear ? undefined : minHeight, minWidth: 0 }}>
      {isNear ? children : null}
    </div>
  );
}
