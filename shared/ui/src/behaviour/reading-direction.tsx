/**
 * Where a row of things leads on: 1 to the right, -1 to the left where the page is written from the right. There a browser counts
 * the places of a track from its right end, below zero.
 */
export function readingDirection(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
