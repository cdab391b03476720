/** A movement in somebody else's records. */
export interface TheirLine {
  /** Its reference in the ledger. */
  reference: string;
  /** `bet`, `deposit`, ... as in the ledger. */
  kind: string;
  /** Whole minor units, unsigned; undefined when they were not given it. */
  amount?: bigint;
  at: Date;
}

export interface TheirStatement {
  /** Their records begin here. */
  since: Date;
  lines: TheirLine[];
}

/** A movement of ours, from the ledger or the records. */
export interface OurLine {
  reference: string;
  kind: string;
  /** Whole minor units, unsigned. */
  amount: bigint;
  at: Date;
}

/** `start` inclusive, `end` exclusive. */
export interface Window {
  start: Date;
  end: Date;
}

/** A party whose statement is compared with the ledger: a studio or a payment provider. */
export interface StatementSource {
  /** `vendor:<studio>` or `provider:<name>`. */
  name: string;
  /** Reads the ledger's movements of this source. */
  ours(window: Window): Promise<OurLine[]>;
  /** Returns those of these references that are known here, of any day, including ones that moved nothing. */
  known(references: readonly string[]): Promise<OurLine[]>;
  /** @throws Error when their statement cannot be read; the report then says so */
  theirs(window: Window): Promise<TheirStatement>;
}

/** Called for every report, because sources may change while the platform runs. */
export type FindSources = () => Promise<StatementSource[]>;
