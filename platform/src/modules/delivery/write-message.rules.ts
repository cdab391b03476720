import type { OutgoingMessage, WrittenMessage } from './message.ts';
import { templateOf } from './message-templates.ts';

/** Puts a message into the words of its language. Throws when a placeholder has no value: half a text is not sent. */
export function writeMessage({ channel, to, template, params, language }: OutgoingMessage): WrittenMessage {
  const { subject, text } = templateOf(template, language);
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`The template ${template} needs ${name}`);
      return String(value);
    });
  return { channel, to, subject: channel === 'email' ? fill(subject) : '', text: fill(text) };
}
