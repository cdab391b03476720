import { maskedEmail, maskedMobile } from '../../../kernel/strings/mobile-number.rules.ts';
import type { Sender } from '../sender.ts';

/**
 * Sends nothing: the message stays in the outbox for /dev/outbox. The line for the terminal says where to look, but not
 * the content, because terminals end up in log files.
 */
export function createOutboxSender(print: (line: string) => void, outboxAddress: string): Sender {
  return {
    async send({ channel, to }) {
      const receiver = channel === 'sms' ? `SMS to ${maskedMobile(to)}` : `E-mail to ${maskedEmail(to)}`;
      print(`${receiver}: read it at ${outboxAddress}`);
    },
    close: async () => {},
  };
}
