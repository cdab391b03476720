/** The used part of a button or radio button. */
interface Pressable {
  setAttribute(name: string, value: string): void;
  getAttribute(name: string): string | null;
  addEventListener(name: 'click', listener: (event: Event) => void, options: { capture: true }): void;
}

/** Milliseconds after a press in which no button stakes again: two quick presses count as one. */
export const cooldownMs = 400;

const guarded = new WeakSet<Pressable>();

export const isPressable = (element: Pressable): boolean => element.getAttribute('aria-disabled') !== 'true';

/** Turns a button on or off. Unlike with `disabled`, an off button keeps its focus; its presses reach no listener. */
export function setPressable(element: Pressable, isOn: boolean): void {
  element.setAttribute('aria-disabled', String(!isOn));
  if (guarded.has(element)) return;
  guarded.add(element);
  const ignore = (event: Event) => {
    if (isPressable(element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener('click', ignore, { capture: true });
}
