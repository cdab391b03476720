/** The root element of a studio page. */
export const root = document.getElementById('game') ?? document.body;
