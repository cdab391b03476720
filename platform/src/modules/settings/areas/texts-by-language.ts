import { languageCode } from '@portal/shared/contract/game-types';
import * as v from 'valibot';

/** Texts in the languages other than the main one; a language that is not named gets the main text. */
export const textsByLanguage = <S extends v.GenericSchema>(schema: S) => v.optional(v.record(languageCode, schema));
