import english from '../locales/EN/shell.json';
import differing from '../locales/TY/shell.json';
import { withFallback } from './messages.ts';

/** Texts of the shell in TY in one file, so that the first page waits for one response instead of two. */
export const shellTextsTy = withFallback(english, differing);
