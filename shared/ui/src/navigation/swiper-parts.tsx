import Swiper from 'swiper';
import { A11y, FreeMode, Mousewheel } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

const common: SwiperOptions = {
  modules: [A11y, FreeMode, Mousewheel],
  // Roles and names of slides are those of the markup; of this module only the way of the focus is used.
  a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false },
  mousewheel: { forceToAxis: true, releaseOnEdges: true },
  // Counts children again when React adds or removes them.
  observer: true,
};

/** Turns a row of slides into a swiper that starts where the row was scrolled to. */
export function startSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  const passed = Math.abs(element.scrollLeft);
  element.scrollLeft = 0;
  const swiper = new Swiper(element, { ...common, ...options });
  if (passed > 0) swiper.translateTo(-passed, 0);
  return swiper;
}
