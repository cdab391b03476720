/** The element that a page of the studio fills. */
export const root = document.getElementById('game') ?? document.body;
