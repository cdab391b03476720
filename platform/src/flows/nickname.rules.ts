import { tidyName } from '@portal/shared/contract/typed/tidy-name.rules';

const longestNickname = 40;

/** Returns the nickname for a name that a stranger chose elsewhere. */
export const nicknameFrom = (name: string): string => [...tidyName(name)].slice(0, longestNickname).join('').trim();
