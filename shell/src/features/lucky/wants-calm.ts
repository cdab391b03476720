/** True where the player has asked for less movement. */
export const wantsCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
