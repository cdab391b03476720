/** `?disable=remote-x,remote-y`: support can ask a player to open the portal without a part of it. */
export function disabledRemotes(search: string): Set<string> {
  const asked = new URLSearchParams(search).getAll('disable').flatMap((value) => value.split(','));
  return new Set(asked.map((name) => name.trim()).filter(Boolean));
}
