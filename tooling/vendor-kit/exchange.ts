/** A call as sent, with its response. */
export interface Exchange {
  /** Method, path and query. */
  call: string;
  body: string;
  status: number;
  /** JSON where it is, otherwise text. */
  answer: unknown;
}
