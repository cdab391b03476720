import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';

export type { Swiper } from 'swiper/types';

const retryMs = 3_000;

/**
 * Starts swiper on the row of slides in `element` once `isWanted`: its code is loaded then, and again until it comes. Until it is
 * here the row stays what its styles make of it. `options` are read at the start.
 * @returns the swiper, or undefined while there is none
 */
export function useSwiper(
  element: RefObject<HTMLElement | null>,
  isWanted: boolean,
  options: SwiperOptions,
): Swiper | undefined {
  const [swiper, setSwiper] = useState<Swiper>();
  const current = useRef(options);
  current.current = options;
  useEffect(() => {
    if (!isWanted) return;
    let started: Swiper | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const load = () =>
      import('./swiper-parts.tsx').then(
        ({ startSwiper }) => {
          if (isGone || !element.current) return;
          started = startSwiper(element.current, current.current);
          setSwiper(started);
        },
        () => {
          if (!isGone) timer = setTimeout(load, retryMs);
        },
      );
    void load();
    return () => {
      isGone = true;
      clearTimeout(timer);
      started?.destroy();
      setSwiper(undefined);
    };
  }, [element, isWanted]);
  return swiper;
}
