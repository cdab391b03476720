/** Lets arrow keys move over a grid of buttons, in layout order, with one tab stop. */
export function walkWithArrows(grid: HTMLElement, buttons: readonly HTMLElement[]): void {
  grid.addEventListener('keydown', (event) => {
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    const by = steps[event.key];
    const from = buttons.findIndex((button) => button.contains(event.target as Node));
    const next = buttons[from + (by ?? 0)];
    if (by === undefined || from < 0 || !next || next.offsetParent === null) return;
    event.preventDefault();
    buttons[from]?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    next.focus();
  });
}
