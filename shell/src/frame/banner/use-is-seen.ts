import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element is on the screen now; true where the browser cannot tell. */
export function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
