import CN from '../locales/CN/boot.json';
import EN from '../locales/EN/boot.json';
import MY from '../locales/MY/boot.json';
import TH from '../locales/TH/boot.json';
import TY from '../locales/TY/boot.json';
import VN from '../locales/VN/boot.json';
import { type Messages, withFallback } from './messages.ts';

const languages: Record<string, Messages> = { CN, MY, TH, TY, VN };

/** The few texts available before any other can be fetched; English for an unknown language. */
export function bootTexts(language: string): Messages {
  return withFallback(EN, languages[language] ?? {});
}
