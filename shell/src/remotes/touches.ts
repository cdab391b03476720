/** What loses by being drawn anew: a press or a letter may be the half of something, a frame holds a running game. */
export interface Touches {
  hasAny(): boolean;
  forget(): void;
  stop(): void;
}

const kinds = ['input', 'click'] as const;

/** Remembers whether the player has begun something in the element. */
export function watchTouches(element: HTMLElement): Touches {
  let isTouched = false;
  const note = () => {
    isTouched = true;
  };
  // On the way down: a press on a link is there before the navigation that it leads to.
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
