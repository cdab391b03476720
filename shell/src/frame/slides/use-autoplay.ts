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
  const drawnAt = useRef<number | undefined>(Date.now());
  const isInView = useInView(element);
  const isTurning = isMoving && !isHeld && isInView;
  useEffect(() => {
    if (!swiper) return;
    // The slide shown before swiper started has used part of its time already.
    const passedMs = drawnAt.current === undefined ? 0 : Date.now() - drawnAt.current;
    drawnAt.current = undefined;
    if (isTurning) return turn(swiper, delayMs, Math.max(1, delayMs - passedMs));
  }, [swiper, isTurning, delayMs]);
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

/**
 * Turns the slides, each after its time, and not under a finger. Returns how to stop. Swiper's own module counts in every frame,
 * which keeps the page's thread busy for nothing.
 */
function turn(swiper: Swiper, delayMs: number, firstMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = (ms: number) => {
    stop();
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') swiper.slideNext();
      wait(delayMs);
    }, ms);
  };
  const begin = () => wait(delayMs);
  swiper.on('slideChange', begin);
  swiper.on('touchStart', stop);
  swiper.on('touchEnd', begin);
  wait(firstMs);
  return () => {
    stop();
    if (swiper.destroyed) return;
    swiper.off('slideChange', begin);
    swiper.off('touchStart', stop);
    swiper.off('touchEnd', begin);
  };
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
