/** Without a word of the answer, and the most that is believed. */
const fallbackSeconds = 600;
const atMostSeconds = 24 * 3600;

/** Seconds that an answer is good for by its Cache-Control. */
export function secondsOfMaxAge(cacheControl: string | null): number {
  const text = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(cacheControl ?? '')?.[1];
  return text === undefined ? fallbackSeconds : Math.min(Number(text), atMostSeconds);
}
