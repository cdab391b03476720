import type { OutgoingMessage, WrittenMessage } from './message.ts';
import { templateOf } from './message-templates.ts';

/** Writes a message in its language. Throws for a missing placeholder, so that no partial text is sent. */
export function writeMessage({ channel, to, template, params, language, path }: OutgoingMessage): WrittenMessage {
  const { subject, text } = templateOf(template, language);
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`The template ${template} needs ${name}`);
      return String(value);
    });
  const written = { channel, to, subject: channel === 'sms' ? '' : fill(subject), text: fill(text) };
  return path === undefined ? written : { ...written, path };
}
