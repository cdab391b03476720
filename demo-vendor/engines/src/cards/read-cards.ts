/** Parses cards written as in tests: 'As Td 7c'. */
export function cardsOf(text: string): number[] {
  return text.split(' ').map((word) => 'cdhs'.indexOf(word[1] ?? '') * 13 + 'A23456789TJQK'.indexOf(word[0] ?? ''));
}
