/** The default when the answer names no time, and the longest time accepted. */
const fallbackSeconds = 600;
const atMostSeconds = 24 * 3600;

/** Seconds for which an answer is valid according to its Cache-Control. */
export function secondsOfMaxAge(cacheControl: string | null): number {
  const text = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(cacheControl ?? '')?.[1];
  return text === undefined ? fallbackSeconds : Math.min(Number(text), atMostSeconds);
}
