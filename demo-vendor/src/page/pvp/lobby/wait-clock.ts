import { h } from '../../dom/dom.ts';

/** Creates a clock that counts how long a player has waited. */
export function createWaitClock() {
  const element = h('b', { class: 'wait-clock', translate: 'no', role: 'timer', 'aria-live': 'off' });
  let since: number | undefined;
  setInterval(() => {
    if (since === undefined) return;
    const seconds = Math.floor((performance.now() - since) / 1000);
    element.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }, 500);
  return {
    element,
    /** Continues from these seconds; stops if undefined. */
    show(seconds: number | undefined) {
      since = seconds === undefined ? undefined : performance.now() - seconds * 1000;
    },
  };
}
