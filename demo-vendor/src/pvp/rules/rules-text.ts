import type { RuleSet } from './card-rules.ts';

interface RulesPart {
  title: string;
  lines: readonly string[];
}

const thirteen: readonly RulesPart[] = [
  {
    title: 'The aim',
    lines: [
      'Each player gets 13 cards from a shuffled pack; the other 26 stay out. The first to play all their cards wins.',
      'The player with the lowest card dealt starts: the three of spades, if it was dealt. The first play must include that card.',
    ],
  },
  {
    title: 'What can be played',
    lines: [
      'A single card, a pair, three or four of a kind; a run of three or more ranks; three or more pairs in a row. Twos cannot be part of a run.',
      'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: spades, clubs, diamonds, hearts.',
      'You must answer with a higher play of the same kind and number of cards; the highest card in each decides. If you pass, the other player leads.',
    ],
  },
  {
    title: 'Bombs',
    lines: [
      'Three pairs in a row beat a single two. Four of a kind beats one or two twos and three pairs in a row. Four pairs in a row beat all of that and four of a kind. Five pairs in a row beat three twos too.',
    ],
  },
];

const bigTwo: readonly RulesPart[] = [
  {
    title: 'The aim',
    lines: [
      'Each player gets 13 cards from a shuffled pack; the other 26 stay out. The first to play all their cards wins.',
      'The player with the lowest card dealt starts: the three of diamonds, if it was dealt. The first play must include that card.',
    ],
  },
  {
    title: 'What can be played',
    lines: [
      'A single card, a pair, three of a kind, or a five-card hand. You must answer with a higher play of the same number of cards. If you pass, the other player leads.',
      'Five-card hands from the lowest: straight, flush, full house, four and one, straight flush. A higher kind beats a lower one. Within a kind, the highest card decides; in a full house the three of a kind, in four and one the four of a kind.',
      'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: diamonds, clubs, hearts, spades. Twos cannot be part of a straight.',
    ],
  },
];

const commonRules: readonly RulesPart[] = [
  {
    title: 'Time',
    lines: [
      'A turn lasts 20 seconds by the server’s clock. If it runs out, you pass; if you lead, your lowest card is played. If three turns in a row run out, you lose the match.',
      'A lost connection does not end a match: open the game again and continue where you left off. The clock keeps running.',
    ],
  },
  {
    title: 'Money',
    lines: [
      'Both players put in the room’s stake. The winner takes both stakes less 5 %, which the house keeps. If one stake cannot be collected, the other is refunded and no match is played.',
      'Waiting for an opponent costs nothing, and you can cancel at any time.',
    ],
  },
  {
    title: 'A fair deal',
    lines: [
      'The deal’s seed is sealed before you sit down, and both players’ pages add their own randomness. After the match the seed is shown, and your own device can verify the deal.',
    ],
  },
];

const sets: Readonly<Record<RuleSet, readonly RulesPart[]>> = { thirteen, 'big-two': bigTwo };

export const rulesText = (ruleSet: RuleSet): readonly RulesPart[] => [...sets[ruleSet], ...commonRules];
