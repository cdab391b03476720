/** Sets words where they are new: what is set again would be read aloud again. */
export function sayIn(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
