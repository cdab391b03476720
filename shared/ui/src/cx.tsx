/** Joins the class names that are there; `undefined` and `false` fall out. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
