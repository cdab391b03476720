import { prefersReducedMotion } from '@portal/shared/ui/behaviour/prefers-reduced-motion';
import type { Swiper } from '@portal/shared/ui/navigation/use-swiper';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Advances a swiper every `delayMs`, counted for the first slide from its render. It pauses out of sight, under a mouse
 * or with the focus inside, stops by `toggle`, and never starts with reduced motion.
 */
export function useAutoplay(element: RefObject<HTMLElement | null>, swiper: Swiper | undefined, delayMs: number) {
  const [isMoving, setIsMoving] = useState(() => !prefersReducedMotion());
  const [isHeld, setIsHeld] = useState(false);
  const drawnAt = useRef(Date.now());
  const isInView = useInView(element);
  const isTurning = isMoving && !isHeld && isInView;
  useEffect(() => {
    if (swiper) shortenFirst(swiper, delayMs - (Date.now() - drawnAt.current));
  }, [swiper, delayMs]);
  useEffect(() => {
    if (!swiper || !isTurning) return;
    swiper.autoplay.start();
    return () => void (swiper.destroyed || swiper.autoplay.stop());
  }, [swiper, isTurning]);
  const hold = (held: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setIsHeld(held);
  return {
    isMoving,
    toggle: () => setIsMoving(!isMoving),
    holders: {
      onPointerEnter: hold(true),
      onPointerLeave: hold(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  };
}

/** The slide shown before swiper started has used part of its time already. */
function shortenFirst(swiper: Swiper, leftMs: number): void {
  const slide = swiper.slides[swiper.activeIndex];
  slide?.setAttribute('data-swiper-autoplay', String(Math.max(1, leftMs)));
  swiper.once('slideChange', () => slide?.removeAttribute('data-swiper-autoplay'));
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
