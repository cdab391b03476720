import type { LanguageCode } from '@portal/shared/contract/game-types';
import { chinese } from './templates/chinese.ts';
import { english } from './templates/english.ts';
import { malay } from './templates/malay.ts';
import type { Template, TemplateName, Templates } from './templates/template-names.ts';
import { thai } from './templates/thai.ts';
import { vietnamese } from './templates/vietnamese.ts';

/** TY is English by default, as in kernel/texts/message-texts.ts. */
const templatesByLanguage: Readonly<Partial<Record<LanguageCode, Templates>>> = {
  CN: chinese,
  MY: malay,
  VN: vietnamese,
  TH: thai,
};

/** Returns the language's template; English when there is none. */
export function templateOf(name: TemplateName, language: LanguageCode): Template {
  return (templatesByLanguage[language] ?? english)[name];
}
