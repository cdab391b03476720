/** Whether the player has begun something that a remount would lose: a press, typed text, or a game in a frame. */
interface Touches {
  hasAny(): boolean;
  forget(): void;
  stop(): void;
}

const kinds = ['input', 'click'] as const;

/** Records whether the player has begun something in the element. */
export function watchTouches(element: HTMLElement): Touches {
  let isTouched = false;
  const note = () => {
    isTouched = true;
  };
  // In the capture phase, so that a press on a link is recorded before its navigation.
  for (const kind of kinds) element.addEventListener(kind, note, true);
  return {
    hasAny: () => isTouched || element.querySelector('[data-remote]:not([hidden]) iframe') !== null,
    forget() {
      isTouched = false;
    },
    stop() {
      for (const kind of kinds) element.removeEventListener(kind, note, true);
    },
  };
}
