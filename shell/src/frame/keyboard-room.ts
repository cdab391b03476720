/** Less than this, in pixels, is a bar of the browser and not a keyboard. */
const leastKeyboard = 120;

const typed =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [readonly]), textarea, [contenteditable="true"]';

/**
 * Leaves room for the keyboard of a phone: dialogs end above it, the bottom bar goes, submit buttons stick, and the field
 * that is typed into stays in view. Where the browser shrinks the page itself, `--keyboard` is 0.
 */
export function keepKeyboardRoom(): void {
  const view = window.visualViewport;
  if (!view || !window.matchMedia?.('(pointer: coarse)').matches) return;
  const { style } = document.documentElement;
  let size = { width: 0, height: 0 };
  const fit = () => {
    // A zoomed page shows less of itself as well.
    if (view.scale > 1.05) return;
    const isTurned = window.innerWidth !== size.width;
    size = { width: window.innerWidth, height: Math.max(isTurned ? 0 : size.height, window.innerHeight) };
    const field = document.activeElement;
    const isTyping = field?.matches(typed) === true && size.height - view.height >= leastKeyboard;
    if (!isTyping) {
      for (const name of ['--keyboard', '--bottom-bar-shown', '--submit-position', '--submit-gap'])
        style.removeProperty(name);
      return;
    }
    style.setProperty('--keyboard', `${Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))}px`);
    style.setProperty('--bottom-bar-shown', 'hidden');
    style.setProperty('--submit-position', 'sticky');
    style.setProperty('--submit-gap', '8px');
    requestAnimationFrame(() => field.scrollIntoView({ block: 'nearest' }));
  };
  view.addEventListener('resize', fit);
  document.addEventListener('focusin', fit);
  document.addEventListener('focusout', fit);
}
