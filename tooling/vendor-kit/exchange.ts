/** A call as it went over the line, and what came back. */
export interface Exchange {
  /** Method, path and query. */
  call: string;
  body: string;
  status: number;
  /** JSON where it is, otherwise text. */
  answer: unknown;
}
