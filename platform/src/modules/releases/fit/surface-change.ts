export type ChangeLevel = 'patch' | 'minor' | 'breaking';

/** One difference between two surfaces, seen by who was built with the first and meets the second. */
export interface SurfaceChange {
  level: ChangeLevel;
  kind: 'call' | 'event' | 'prop';
  /** The call, event or member. */
  subject: string;
  text: string;
}

/** The highest level among changes; a patch when there is none. */
export function levelOf(changes: readonly { level: ChangeLevel }[]): ChangeLevel {
  const levels = new Set(changes.map(({ level }) => level));
  return (['breaking', 'minor'] as const).find((level) => levels.has(level)) ?? 'patch';
}
