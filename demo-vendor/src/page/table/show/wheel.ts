import { colourOf } from '@portal/engines/roulette/roulette.rules';
import { pocketAngle, wheelPicture } from '../../../tables/pictures/wheel-picture.ts';
import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import { createDealer } from '../dealer/dealer.ts';
import { t } from '../texts/translate.ts';
import type { MakeShow } from './show.ts';

const rotorDegreesPerS = 24;
const ballDegreesPerS = -330;
const landingMs = 3800;
const track = 181;
const pocketRadius = 113;

/**
 * Creates a wheel that always turns before its dealer, who spins the ball; it runs against the wheel and stops in the pocket
 * of the number.
 */
export const makeWheel: MakeShow = (sound, announce, gameCode) => {
  const dealer = createDealer(gameCode);
  const picture = drawn('wheel', wheelPicture());
  const rotor = picture.querySelector<SVGGElement>('.rotor');
  const ball = picture.querySelector<SVGGElement>('.ball');
  const plate = h('output', { class: 'number-plate' });
  let run: 'hidden' | 'running' | { from: number; to: number; startedAt: number } | { pocket: number } = 'hidden';
  let ballAngle = 0;
  let before = performance.now();
  const rotorAngle = (now: number) => (isMotionReduced() ? 0 : (now / 1000) * rotorDegreesPerS) % 360;

  function put(angle: number, radius: number): void {
    ballAngle = angle;
    ball?.setAttribute('transform', `rotate(${angle.toFixed(2)} 200 200) translate(0 ${-radius.toFixed(2)})`);
  }

  function frame(now: number): void {
    const passed = (now - before) / 1000;
    before = now;
    rotor?.setAttribute('transform', `rotate(${rotorAngle(now).toFixed(2)} 200 200)`);
    ball?.toggleAttribute('hidden', run === 'hidden');
    if (run === 'running') put(ballAngle + ballDegreesPerS * passed, track);
    else if (typeof run === 'object' && 'pocket' in run) put(rotorAngle(now) + pocketAngle(run.pocket), pocketRadius);
    else if (typeof run === 'object') {
      const part = Math.min(1, (now - run.startedAt) / landingMs);
      const eased = 1 - (1 - part) ** 2.2;
      put(run.from + (run.to - run.from) * eased, radiusAt(part));
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  const element = h('div', { class: 'show show-wheel' }, dealer.element, picture, plate);
  const comeForward = (isNear: boolean) => {
    element.dataset.near = String(isNear);
  };

  return {
    element,
    opened(roundNo) {
      dealer.round(roundNo);
      comeForward(false);
      run = 'hidden';
      plate.className = 'number-plate';
      plate.textContent = '';
    },
    closed() {
      if (isMotionReduced()) return;
      comeForward(true);
      dealer.reach();
      run = 'running';
      sound.click();
    },
    async result(shown, live) {
      if (shown.engine !== 'roulette') return;
      const { number } = shown;
      if (live && !isMotionReduced()) {
        const now = performance.now();
        const landingAngle = rotorAngle(now + landingMs) + pocketAngle(number);
        const turns = (((ballAngle - landingAngle) % 360) + 360) % 360;
        run = { from: ballAngle, to: ballAngle - turns - 720, startedAt: now };
        await wait(landingMs);
        sound.stop();
      }
      run = { pocket: number };
      plate.className = `number-plate is-shown is-${colourOf(number)}`;
      plate.textContent = String(number);
      announce(t(`number.${colourOf(number)}`, { number }));
      if (live) await wait(isMotionReduced() ? 0 : 700);
      comeForward(false);
    },
  };
};

/** Animates the ball: it follows the track, falls, and bounces twice before it stops. */
function radiusAt(part: number): number {
  if (part < 0.55) return track;
  const fall = (part - 0.55) / 0.45;
  const bounce = Math.abs(Math.sin(fall * Math.PI * 2.5)) * (1 - fall) * 16;
  return track + (pocketRadius - track) * Math.min(1, fall * 1.35) + bounce;
}
