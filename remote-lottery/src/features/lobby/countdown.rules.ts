/** Time left to a draw as text: `2d 03:04:05`, `03:04:05`, or undefined when the draw has begun. */
export function timeLeft(drawAt: string, serverNowMs: number): string | undefined {
  const seconds = Math.floor((Date.parse(drawAt) - serverNowMs) / 1000);
  if (!(seconds > 0)) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return days > 0 ? `${days}d ${clock}` : clock;
}

/** How far the server's clock is ahead of ours, from the time in its answer and our time when it came. */
export function clockOffsetMs(serverTime: string, receivedAtMs: number): number {
  const server = Date.parse(serverTime);
  return Number.isNaN(server) ? 0 : server - receivedAtMs;
}

/** True when a draw has passed since the menu came, so that a new one has to be asked for. */
export function hasPassedDraw(drawTimes: readonly (string | undefined)[], serverNowMs: number): boolean {
  return drawTimes.some((at) => at !== undefined && Date.parse(at) <= serverNowMs);
}
