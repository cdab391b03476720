/** A value that the page has recomputed itself. */
export interface Check {
  claim: string;
  holds: boolean;
  /** The recomputed value. */
  counted: string;
}
