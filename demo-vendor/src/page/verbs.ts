const verbs: Readonly<Record<string, string>> = {
  'scratch-card': 'Buy',
  dice: 'Roll',
  'under-over': 'Roll',
};

/** What the big button of a game says. */
export function verbOf(engineId: string): string {
  return verbs[engineId] ?? 'Spin';
}
