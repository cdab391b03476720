export type RuleSet = 'thirteen' | 'big-two';

export type ComboKind =
  | 'single'
  | 'pair'
  | 'triple'
  | 'four'
  | 'run'
  | 'double-run'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-and-one'
  | 'straight-flush';

/** Cards that may be played together. */
export interface Combo {
  kind: ComboKind;
  /** Weakest first. */
  cards: readonly number[];
  /** Decides between combinations of one kind and size. */
  top: number;
}

/** One rule set; pure, so that page and server apply the same rules. Cards are 0..51 as in `engines/cards`. */
export interface CardRules {
  name: RuleSet;
  /** 0 to 51, higher is stronger. */
  strength(card: number): number;
  /** Returns the combination of these cards, or undefined. The cards must be different. */
  read(cards: readonly number[]): Combo | undefined;
  /** Returns whether `combo` may be played on `lying`. */
  beats(combo: Combo, lying: Combo): boolean;
  /** Returns every combination in a hand. */
  all(hand: readonly number[]): Combo[];
  /** Returns whether a combination is better saved for twos or an emergency. */
  isBomb(combo: Combo): boolean;
}
