import type { RuleSet } from './card-rules.ts';

interface RulesPart {
  title: string;
  lines: readonly string[];
}

const thirteen: readonly RulesPart[] = [
  {
    title: 'The aim',
    lines: [
      'Each player gets 13 cards of a shuffled pack; the other 26 stay out. Who is rid of all cards first wins.',
      'The lowest card that was dealt begins, which is the three of spades where it is out. The first play must hold it.',
    ],
  },
  {
    title: 'What can be played',
    lines: [
      'A single card, a pair, three or four of a kind; a run of three or more ranks; pairs in a row, three or more of them. A two is in no run.',
      'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: spades, clubs, diamonds, hearts.',
      'An answer is of the same kind and number of cards, and higher: the highest card of each decides. Who passes lets the other lead.',
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
      'Each player gets 13 cards of a shuffled pack; the other 26 stay out. Who is rid of all cards first wins.',
      'The lowest card that was dealt begins, which is the three of diamonds where it is out. The first play must hold it.',
    ],
  },
  {
    title: 'What can be played',
    lines: [
      'A single card, a pair, three of a kind, or a hand of five. An answer has the same number of cards and is higher. Who passes lets the other lead.',
      'Hands of five from the lowest: straight, flush, full house, four and one, straight flush. A higher kind beats a lower one. Within a kind the highest card decides; in a full house the three, in four and one the four.',
      'Ranks from the lowest: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from the lowest: diamonds, clubs, hearts, spades. A two is in no straight.',
    ],
  },
];

const commonRules: readonly RulesPart[] = [
  {
    title: 'Time',
    lines: [
      'A turn lasts 20 seconds by the clock of the server. When it runs out you pass; where you lead, your lowest card is played. Three turns in a row that run out lose the match.',
      'A lost connection does not end a match: open the game again and go on where you were. The clock runs on meanwhile.',
    ],
  },
  {
    title: 'Money',
    lines: [
      'Both players put in the stake of the room. The winner takes both stakes less 5 %, which the house keeps. If one stake cannot be taken, the other is given back and nothing is played.',
      'Waiting for an opponent costs nothing, and you can cancel at any time.',
    ],
  },
  {
    title: 'A fair deal',
    lines: [
      'The seed of the deal is sealed before you sit down, and both pages add to the chance. When the match is over the seed is shown, and your own device can deal the cards again.',
    ],
  },
];

const sets: Readonly<Record<RuleSet, readonly RulesPart[]>> = { thirteen, 'big-two': bigTwo };

export const rulesText = (ruleSet: RuleSet): readonly RulesPart[] => [...sets[ruleSet], ...commonRules];
