export type BlackjackResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export type Guess = 'high' | 'low';

/** View of a hand for the page, without anything that is still hidden. Multiples of the stake are text: '1.5×'. */
export type HandView =
  /** `held` is null before the draw; `line` is the paytable line of the five cards, if any. */
  | { kind: 'video-poker'; cards: number[]; held: number[] | null; line: string | null }
  /** While the hand is open the dealer shows one card, and `result` is null. */
  | {
      kind: 'blackjack';
      player: number[];
      dealer: number[];
      playerTotal: number;
      dealerTotal: number;
      isDoubled: boolean;
      result: BlackjackResult | null;
    }
  /** `count` is the number of mines; `mines` shows them when the hand is over. `hit` is the cell that ended it. */
  | {
      kind: 'mines';
      count: number;
      open: number[];
      hit: number | null;
      worth: string | null;
      next: string | null;
      mines: number[];
    }
  /** `next` is the value of the hand after a right guess, null when the hand is over. */
  | {
      kind: 'hi-lo';
      cards: number[];
      guesses: Guess[];
      worth: string | null;
      next: Record<Guess, string> | null;
      isLost: boolean;
    };
