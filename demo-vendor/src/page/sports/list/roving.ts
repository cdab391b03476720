/**
 * Makes a whole list one tab stop: arrows move from button to button, up and down to the same place of the next row,
 * Home and End to the ends.
 */
export function makeRoving(list: HTMLElement): { settle(): void } {
  const buttons = () =>
    [...list.querySelectorAll<HTMLElement>('button:not([hidden])')].filter((each) => each.offsetParent !== null);
  const stop = (target: HTMLElement | undefined) => {
    for (const each of list.querySelectorAll<HTMLElement>('button')) each.tabIndex = each === target ? 0 : -1;
  };
  const rowOf = (button: Element) => button.closest('li');

  function beside(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
    const all = buttons();
    const row = rowOf(from);
    const place = all.filter((each) => rowOf(each) === row).indexOf(from);
    const rows = [...new Set(all.map(rowOf))];
    const target = rows[rows.indexOf(row) + step];
    const inRow = all.filter((each) => rowOf(each) === target);
    return target ? (inRow[place] ?? inRow.at(-1)) : undefined;
  }

  function next(from: HTMLElement, key: string): HTMLElement | undefined {
    const all = buttons();
    const at = all.indexOf(from);
    if (key === 'ArrowRight') return all[at + 1];
    if (key === 'ArrowLeft') return all[at - 1];
    if (key === 'ArrowDown') return beside(from, 1);
    if (key === 'ArrowUp') return beside(from, -1);
    if (key === 'Home') return all[0];
    return key === 'End' ? all.at(-1) : undefined;
  }

  list.addEventListener('keydown', (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    const target = next(event.target, event.key);
    if (!target) return;
    event.preventDefault();
    stop(target);
    target.focus();
  });
  list.addEventListener('focusin', (event) => {
    if (event.target instanceof HTMLButtonElement) stop(event.target);
  });
  return {
    settle(): void {
      const all = [...list.querySelectorAll<HTMLElement>('button')];
      const current = all.find(
        (each) => each.tabIndex === 0 && each.isConnected && all.filter((b) => b.tabIndex === 0).length === 1,
      );
      stop(current ?? all[0]);
    },
  };
}
