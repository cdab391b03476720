/** Texts of one area in one language by message id. */
export type Messages = Record<string, string>;

/** An area's texts as a separate file. */
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

/** Overlays the texts that differ from English on English. */
export function withFallback(english: Messages, language: Messages): Messages {
  return { ...english, ...language };
}

/** The same for two files. TY is stored as differences; the other languages are complete, so they need no English. */
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
