/** Title and plain text of a message. */
export interface MessageWords {
  title: string;
  content: string;
}
