export type PageItem = number | 'gap';

/**
 * The page numbers to show: `range` around the current one, `margin` at each end, gaps between.
 * A gap that would hide one page shows that page instead. docs/product.md 9: range 3, margin 1.
 */
export function pageItems(current: number, total: number, range = 3, margin = 1): PageItem[] {
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), total - range + 1));
  const last = Math.min(total, first + range - 1);
  const shown = (page: number) => page <= margin || page > total - margin || (page >= first && page <= last);
  const items: PageItem[] = [];
  for (let page = 1; page <= total; page++) {
    const isLone = shown(page - 1) && shown(page + 1);
    if (shown(page) || isLone) items.push(page);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}
