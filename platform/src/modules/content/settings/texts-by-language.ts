import { languageCode } from '@portal/shared/contract/game-types';
import * as v from 'valibot';

/** Texts of languages in which the main one is not shown; a language that is not named gets the main one. */
export const textsByLanguage = <S extends v.GenericSchema>(schema: S) => v.optional(v.record(languageCode, schema));
