const verbs: Readonly<Record<string, string>> = {
  'scratch-card': 'Buy',
  dice: 'Roll',
  'under-over': 'Roll',
  'sic-bo': 'Roll',
  baccarat: 'Deal',
  'video-poker-jacks': 'Deal',
  'video-poker-deuces': 'Deal',
  blackjack: 'Deal',
  'hi-lo': 'Deal',
  mines: 'Start',
  plinko: 'Drop',
  keno: 'Draw',
  bingo: 'Play',
  'dragon-tiger': 'Deal',
};

/** What the big button of a game says. */
export function verbOf(engineId: string): string {
  return verbs[engineId] ?? 'Spin';
}
