/** Names of the prizes of a board, short as they are printed, and in full. */
const names: Readonly<Record<string, readonly [short: string, full: string, lang?: string]>> = {
  DB: ['ĐB', 'Special prize', 'vi'],
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((no) => [`G${no}`, [`G.${no}`, `Prize ${no}`, 'vi']] as const)),
  '1ST': ['1st', '1st prize'],
  '2ND': ['2nd', '2nd prize'],
  '3RD': ['3rd', '3rd prize'],
  SPECIAL: ['Special', 'Special prizes'],
  CONSOL: ['Consolation', 'Consolation prizes'],
  FRONT3: ['Front 3', 'Front three digits'],
  LAST3: ['Last 3', 'Last three digits'],
  LAST2: ['Last 2', 'Last two digits'],
  BALLS: ['Balls', 'Balls'],
  DICE: ['Dice', 'Dice'],
};

export function prizeName(prize: string): { short: string; full: string; lang: string } {
  const [short, full, lang] = names[prize] ?? [prize, prize];
  return { short, full: full ?? short, lang: lang ?? 'en' };
}
