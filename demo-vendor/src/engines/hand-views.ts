export type BlackjackResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export type Guess = 'high' | 'low';

/** What a page is told of a hand; what is still hidden is in none of it. Multiples of the stake are text: '1.5×'. */
export type HandView =
  /** `held` is null before the draw; `line` is the line of the paytable that the five cards are, if any. */
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
  /** `count` mines lie; where, is told in `mines` when the hand is over. `hit` is the cell that ended it. */
  | {
      kind: 'mines';
      count: number;
      open: number[];
      hit: number | null;
      worth: string | null;
      next: string | null;
      mines: number[];
    }
  /** Cards shown so far; `next` is what the hand is worth after a right guess, null when it is over. */
  | {
      kind: 'hi-lo';
      cards: number[];
      guesses: Guess[];
      worth: string | null;
      next: Record<Guess, string> | null;
      isLost: boolean;
    };
