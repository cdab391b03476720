/** Moves the focus to an element; returns a function that restores it unless the player has moved it on. */
export function lendFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  return () => {
    if (document.activeElement === element && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** Returns whether the focus is on a non-interactive part of this element, as after the pressed button is gone. */
export function isOnPartOf(element: HTMLElement): boolean {
  const now = document.activeElement;
  return now instanceof HTMLElement && element.contains(now) && now.tabIndex < 0 && !(now instanceof HTMLButtonElement);
}

interface Held {
  element: HTMLElement;
  /** Ancestors of the element, the nearest first. */
  parts: readonly HTMLElement[];
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

const canHold = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

function partsOf(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement;
  return part && part !== document.body ? [part, ...partsOf(part)] : [];
}

/** Finds the rerendered element, if there is exactly one. */
function sameIn(part: HTMLElement, { element }: Held): HTMLElement | undefined {
  const same = [...part.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (each) => canHold(each) && nameOf(each) === nameOf(element),
  );
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Preserves the focus when its element is removed, hidden or disabled: moves it to the same element after a rerender,
 * or else to the containing part, where another press of Enter does nothing.
 */
export function keepFocus(root: HTMLElement): void {
  let held: Held | undefined;

  function restore(): void {
    const now = document.activeElement;
    if (!held || canHold(held.element)) return;
    if (now !== null && now !== document.body && now !== held.element) return;
    const part = held.parts.find(canHold) ?? root;
    const next = sameIn(part, held) ?? part;
    if (next === part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  document.addEventListener('focusin', ({ target }) => {
    held = target instanceof HTMLElement ? { element: target, parts: partsOf(target) } : undefined;
  });
  // A press outside all elements gives up the focus on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !held?.element.contains(target)) held = undefined;
  });
  const changes = {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'disabled', 'class', 'open'],
  };
  new MutationObserver(restore).observe(document.body, changes);
}
