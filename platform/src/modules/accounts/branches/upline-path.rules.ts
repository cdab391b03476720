/**
 * Builds a member's path: the ids from the top down to the member, each closed by a dot, such as `12.15.40.`. A branch
 * is everything that starts with its head's path, so one index range finds it.
 */
export function pathBelow(uplinePath: string, memberId: string): string {
  return `${uplinePath}${memberId}.`;
}

/** Ids from the top down to the member itself. */
export function pathIds(path: string): string[] {
  return path.split('.').slice(0, -1);
}

/** Ids of those above the member, top first, without the member itself. */
export function uplineIds(path: string): string[] {
  return pathIds(path).slice(0, -1);
}

/** True when `path` is below `head`, and not the head itself. */
export function isBelow(path: string, head: string): boolean {
  return path.length > head.length && path.startsWith(head);
}
