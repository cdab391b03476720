/** Something that a page has counted again itself. */
export interface Check {
  claim: string;
  holds: boolean;
  /** What was counted here. */
  counted: string;
}
