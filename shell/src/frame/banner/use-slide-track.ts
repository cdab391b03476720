import { readingWay } from '@portal/shared/ui/reading-way';
import { useRef, useState } from 'react';

/**
 * The slide of a snapping track that is seen, and the way to another one. Behind the last lies a copy of the first:
 * once that stands, the track goes back to its start, which nobody sees.
 */
export function useSlideTrack(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const show = (place: number) => {
    const element = track.current;
    element?.scrollTo({ left: (readingWay(element) * place * element.scrollWidth) / (count + 1) });
  };
  const follow = () => {
    const element = track.current;
    if (!element) return;
    const { scrollWidth, clientWidth } = element;
    const passed = Math.abs(element.scrollLeft);
    setShown(Math.round((passed * (count + 1)) / scrollWidth) % count);
    // A browser may stop half a pixel short of the end.
    if (passed > scrollWidth - clientWidth - 1) element.scrollTo({ left: 0, behavior: 'instant' });
  };
  return { track, shown, show, follow };
}
