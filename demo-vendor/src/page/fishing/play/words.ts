import { refusalText } from '../../refusal-texts.ts';

const words: Readonly<Record<string, string>> = {
  too_fast: 'That was more than ten shots in a second.',
  insufficient_balance: 'Your balance is not sufficient for these shots.',
  invalid_stake: 'This cannon is outside of the limits of the game.',
};

/** Why shots were refused, and what became of them. */
export function refusalWords(code: string | undefined): string {
  const why = words[code ?? ''] ?? refusalText(code, 'round.shots_not_played');
  return `${why} The shots were given back.`;
}

export const poorWords = 'Your balance is not sufficient for this cannon. Choose a smaller one.';
