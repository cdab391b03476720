import { createTranslator } from '../../texts/translator.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { my } from './my.ts';

export const texts = { EN: en, CN: cn, MY: my };

export const { t, isTextKey } = createTranslator(texts);
