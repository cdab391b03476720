/** Texts of one area in one language by message id. */
export type Messages = Record<string, string>;

/** The texts of an area as a file of their own. */
type TextFile = { default: Messages };

export type MessageArea =
  | 'shell'
  | 'access'
  | 'info'
  | 'offers'
  | 'games'
  | 'member-centre'
  | 'agent-centre'
  | 'lottery';

/** Texts that differ from English over those of English. */
export function withFallback(english: Messages, language: Messages): Messages {
  return { ...english, ...language };
}

/** The same of two files. TY is written this way; CN and MY have every text, so nobody fetches English for them. */
export async function overEnglish(english: Promise<TextFile>, differing: Promise<TextFile>): Promise<TextFile> {
  const [base, over] = await Promise.all([english, differing]);
  return { default: withFallback(base.default, over.default) };
}

/** Texts in a product language; an unknown language is English. */
export async function messagesIn(
  language: string,
  files: { EN: () => Promise<TextFile> } & Record<string, () => Promise<TextFile>>,
): Promise<Messages> {
  const file = (Object.hasOwn(files, language) && files[language]) || files.EN;
  return (await file()).default;
}
