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

/** Cards that may lie on the table together. */
export interface Combo {
  kind: ComboKind;
  /** Weakest first. */
  cards: readonly number[];
  /** Decides between combinations of one kind and size. */
  top: number;
}

/** One rule set; pure, so that page and server judge alike. Cards are 0..51 as in `engines/cards`. */
export interface CardRules {
  name: RuleSet;
  /** 0 to 51, higher is stronger. */
  strength(card: number): number;
  /** The combination of these cards; undefined when they are none. The cards must be different. */
  read(cards: readonly number[]): Combo | undefined;
  /** Whether it may be laid on what lies. */
  beats(combo: Combo, lying: Combo): boolean;
  /** Every combination that a hand holds. */
  all(hand: readonly number[]): Combo[];
  /** Whether it is better kept for twos or for an emergency. */
  isBomb(combo: Combo): boolean;
}
