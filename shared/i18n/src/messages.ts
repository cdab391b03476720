/** Texts of one area in one language by message id. */
export type Messages = Record<string, string>;

export type MessageArea =
  | 'shell'
  | 'access'
  | 'info'
  | 'offers'
  | 'games'
  | 'member-centre'
  | 'agent-centre'
  | 'lottery';

/** Texts of the language over those of English, so that a text that is missing there is shown in English. */
export function withFallback(english: Messages, language: Messages): Messages {
  return { ...english, ...language };
}
