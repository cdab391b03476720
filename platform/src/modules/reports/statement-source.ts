/** A movement as somebody else has it in their books. */
export interface TheirLine {
  /** The reference under which the ledger has it. */
  reference: string;
  /** `bet`, `deposit`, ... as in the ledger. */
  kind: string;
  /** Whole minor units, without a sign; undefined where they were not told it. */
  amount?: bigint;
  at: Date;
}

export interface TheirStatement {
  /** Their books begin here. */
  since: Date;
  lines: TheirLine[];
}

/** A movement of ours, as the ledger or the records have it. */
export interface OurLine {
  reference: string;
  kind: string;
  /** Whole minor units, without a sign. */
  amount: bigint;
  at: Date;
}

/** Half open: `start` is in it. */
export interface Window {
  start: Date;
  end: Date;
}

/** Somebody whose statement the ledger is held against: a studio, a payment provider. */
export interface StatementSource {
  /** `vendor:<studio>` or `provider:<name>`. */
  name: string;
  /** What the ledger has of them. */
  ours(window: Window): Promise<OurLine[]>;
  /** Of these references those that are known here, of whatever day, also what moved nothing. */
  known(references: readonly string[]): Promise<OurLine[]>;
  /** @throws Error when their statement cannot be read; the report then says so */
  theirs(window: Window): Promise<TheirStatement>;
}

/** Sources may change while the platform runs: asked anew for every report. */
export type FindSources = () => Promise<StatementSource[]>;
