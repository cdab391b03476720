/** Less than this, in pixels, is a bar of the browser and not a keyboard. */
const leastKeyboard = 120;

/** How long dialogs take to end above the keyboard. */
const settledAfterMs = 250;

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [readonly]), textarea, [contenteditable="true"]';

/** What the style sheets read while a keyboard is open that covers so many pixels of the page. */
const roomFor = (covered: number): Readonly<Record<string, string>> => ({
  '--keyboard': `${covered}px`,
  '--bottom-bar-shown': 'hidden',
  '--dialog-art': 'none',
  '--submit-position': 'sticky',
  '--submit-gap': `${covered + 8}px`,
  // Dialogs end above the keyboard, and have a padding of their own.
  '--submit-gap-inside': '-12px',
  'scroll-padding-block-end': `${covered + 80}px`,
});

/**
 * Leaves room for the keyboard of a phone: dialogs end above it, the bottom bar goes, submit buttons stick, and the field
 * that is typed into stays in view. Where the browser shrinks the page itself, `--keyboard` is 0.
 */
export function keepKeyboardRoom(): void {
  const view = window.visualViewport;
  if (!view || !window.matchMedia?.('(pointer: coarse)').matches) return;
  const { style } = document.documentElement;
  let size = { width: 0, height: 0 };
  let timer: ReturnType<typeof setTimeout>;
  const fit = () => {
    // A zoomed page shows less of itself as well.
    if (view.scale > 1.05) return;
    const isTurned = window.innerWidth !== size.width;
    size = { width: window.innerWidth, height: Math.max(isTurned ? 0 : size.height, window.innerHeight) };
    const field = document.activeElement;
    const isTyping = field?.matches(typed) === true && size.height - view.height >= leastKeyboard;
    if (!isTyping) {
      for (const name of Object.keys(roomFor(0))) style.removeProperty(name);
      return;
    }
    const covered = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
    for (const [name, value] of Object.entries(roomFor(covered))) style.setProperty(name, value);
    // Once dialogs have their new height.
    clearTimeout(timer);
    timer = setTimeout(() => field.scrollIntoView({ block: 'center' }), settledAfterMs);
  };
  view.addEventListener('resize', fit);
  document.addEventListener('focusin', fit);
  document.addEventListener('focusout', fit);
}
