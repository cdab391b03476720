import './pace.css';
import { h, isMotionReduced, wait } from '../dom/dom.ts';
import { tFrame } from '../texts/translate.ts';

/** Creates the pace of a long result: normal, or sped up by a button that is visible meanwhile. */
export function createPace() {
  const button = h('button', { type: 'button', class: 'hurry', hidden: true }, tFrame('plate.faster'));
  let isHurried = false;
  button.addEventListener('click', () => {
    isHurried = true;
    button.hidden = true;
  });
  return {
    element: button,
    begin() {
      isHurried = false;
      button.hidden = isMotionReduced();
    },
    end() {
      button.hidden = true;
    },
    /** Waits `ms`, a fifth of it when hurried; without motion `reducedMs`. */
    wait: (ms: number, reducedMs = 0) => wait(isMotionReduced() ? reducedMs : isHurried ? ms / 5 : ms),
  };
}
export type Pace = ReturnType<typeof createPace>;
