/** Time of the next draw of a game that draws every so many seconds of the clock; undefined for instant games (0). */
export function nextDraw(now: Date, everySeconds: number): Date | undefined {
  if (everySeconds <= 0) return undefined;
  const everyMs = everySeconds * 1000;
  return new Date((Math.floor(now.getTime() / everyMs) + 1) * everyMs);
}
