import { type Messages, messagesIn, overEnglish } from './messages.ts';

const english = () => import('../locales/EN/agent-centre.json');
const files = {
  EN: english,
  TY: () => overEnglish(english(), import('../locales/TY/agent-centre.json')),
  CN: () => import('../locales/CN/agent-centre.json'),
  MY: () => import('../locales/MY/agent-centre.json'),
  VN: () => import('../locales/VN/agent-centre.json'),
  TH: () => import('../locales/TH/agent-centre.json'),
};

/** Texts of the agent-centre area in a product language; an unknown language is English. */
export function loadMessages(language: string): Promise<Messages> {
  return messagesIn(language, files);
}
