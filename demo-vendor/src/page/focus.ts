/** Moves the focus to an element; gives back what puts it where it was, unless the player has moved it on. */
export function lendFocus(element: HTMLElement): () => void {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  return () => {
    if (document.activeElement === element && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** Whether the focus is on a part of this element that cannot be pressed, as where the pressed button is gone. */
export function isOnPartOf(element: HTMLElement): boolean {
  const now = document.activeElement;
  return now instanceof HTMLElement && element.contains(now) && now.tabIndex < 0 && !(now instanceof HTMLButtonElement);
}

interface Held {
  element: HTMLElement;
  /** What the element stood in, the nearest first. */
  parts: readonly HTMLElement[];
}

const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

const canHold = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

function partsOf(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement;
  return part && part !== document.body ? [part, ...partsOf(part)] : [];
}

/** The same element drawn anew, if there is exactly one. */
function sameIn(part: HTMLElement, { element }: Held): HTMLElement | undefined {
  const same = [...part.querySelectorAll<HTMLElement>(element.tagName)].filter(
    (each) => canHold(each) && nameOf(each) === nameOf(element),
  );
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Keeps the focus when what had it is removed, hidden or disabled: it goes to the same element where that was drawn anew,
 * else to the part around it, where another press of Enter does nothing.
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
  // A press beside everything gives the focus up on purpose.
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
