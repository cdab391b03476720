import { t } from '../texts/translate.ts';
import './wheel.css';
import { type WheelPlace, wheelPicture } from '../../art/wheel-picture.ts';
import { drawn, h, isMotionReduced } from '../../dom/dom.ts';

const turnMs = 1100;

/** Creates a wheel under a flag that turns until it gets its place to stop. */
export function createTurningWheel(places: readonly WheelPlace[], onTick: () => void) {
  const rotor = drawn('rotor', wheelPicture(places));
  const element = h(
    'div',
    { class: 'wheel', role: 'img', 'aria-label': t('wheel.wheel') },
    rotor,
    h('div', { class: 'flag' }),
  );
  let angle = 0;
  let turning: Animation | undefined;
  const at = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
  const setAngle = (degrees: number) => {
    angle = degrees;
    rotor.style.transform = `rotate(${degrees}deg)`;
  };

  /** Ends the turning and keeps the angle that it had. */
  function hold(): void {
    const turned = (Number(turning?.currentTime ?? 0) / turnMs) * 360;
    turning?.cancel();
    turning = undefined;
    setAngle((angle + turned) % 360);
  }

  return {
    element,
    start() {
      if (isMotionReduced()) return;
      turning = rotor.animate([at(angle), at(angle + 360)], { duration: turnMs, iterations: Number.POSITIVE_INFINITY });
    },
    async stopAt(place: number): Promise<void> {
      hold();
      const target = -((place * 360) / places.length);
      const ahead = (((target - angle) % 360) + 360) % 360;
      const end = angle + 720 + ahead;
      if (!isMotionReduced()) {
        const options = { duration: 3200, easing: 'cubic-bezier(.1,.55,.15,1)' };
        const stopping = rotor.animate([at(angle), at(end)], options);
        const ticks = [0, 150, 320, 520, 760, 1050, 1400, 1850, 2400].map((ms) => setTimeout(onTick, ms));
        await stopping.finished;
        for (const tick of ticks) clearTimeout(tick);
      }
      setAngle(end % 360);
      element.setAttribute('aria-label', t('wheel.stands', { label: places[place]?.label ?? '' }));
    },
    cancel: hold,
  };
}
