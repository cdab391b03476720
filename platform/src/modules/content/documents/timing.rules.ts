import type { DocumentsInForce } from './documents-in-force.ts';

/** True between `from` and `until`; either may be absent. */
export function isInTime({ from, until }: { from?: string; until?: string }, now: Date): boolean {
  const time = now.getTime();
  return (from === undefined || Date.parse(from) <= time) && (until === undefined || Date.parse(until) > time);
}

/**
 * How many starts and ends of banners and announcements are past: part of the version, so that browsers drop their
 * cached answers when one of them is reached.
 */
export function timesPassed({ byKind }: Pick<DocumentsInForce, 'byKind'>, now: Date): number {
  const times = [
    ...byKind.banner.flatMap(({ document: { from, until } }) => [from, until]),
    ...byKind.notice.map(({ document: { at } }) => at),
  ];
  return times.filter((time) => time !== undefined && Date.parse(time) <= now.getTime()).length;
}
