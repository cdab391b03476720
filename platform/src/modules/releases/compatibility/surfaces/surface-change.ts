export type ChangeLevel = 'patch' | 'minor' | 'breaking';

/** One difference between two surfaces, from the view of a client built with the first that meets the second. */
export interface SurfaceChange {
  level: ChangeLevel;
  kind: 'call' | 'event' | 'prop';
  /** The call, event or member. */
  subject: string;
  text: string;
}

/** Returns the highest level among changes; `patch` when there are none. */
export function levelOf(changes: readonly { level: ChangeLevel }[]): ChangeLevel {
  const levels = new Set(changes.map(({ level }) => level));
  return (['breaking', 'minor'] as const).find((level) => levels.has(level)) ?? 'patch';
}
