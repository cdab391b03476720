import type { CallResult } from '@portal/shared/contract/calls/define-call';
import type { Banner, Notice } from '@portal/shared/contract/content/announcements';
import type { getRegisterSettings, getStatus } from '@portal/shared/contract/content/site';
import { type FieldRule, type RegistrationField, registrationFields } from '@portal/shared/contract/content/site';
import type { GameType } from '@portal/shared/contract/game-types';
import type { Game } from '@portal/shared/contract/games/game';
import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { fakeSite } from './fake-host.ts';

type Status = CallResult<typeof getStatus>;

/** Complete responses with defaults; a test overrides only what it is about. */
export function buildStatus(changes: Partial<Status> = {}): Status {
  return {
    status: 0,
    info: fakeSite,
    location: { ip: '203.0.113.7', country: 'PH' },
    maintenance: { active: false },
    regionRestriction: { active: false },
    serverTime: '2026-11-21T08:00:00.000Z',
    versions: { settings: '1', routers: '1', vendors: '1', announcements: '1', validation: '1' },
    ...changes,
  };
}

export function buildGame(number: number, changes: Partial<Game> = {}): Game {
  return {
    nodeId: `n-${number}`,
    gameCode: `game-${number}`,
    gameName: `Game ${number}`,
    gameType: 'RNG',
    vassalage: 'LANTERN',
    vendorName: 'Lantern Studio',
    isGame: 'GAME',
    isHot: 0,
    isNew: false,
    minBet: '0.10',
    lines: 20,
    hasJackpot: false,
    theme: 'dragon',
    seed: number,
    ...changes,
  };
}

export function buildVendor(name: string, changes: Partial<VendorEntry> = {}): VendorEntry {
  return {
    vassalage: name.toUpperCase().replace(/\W+/g, '_'),
    name,
    gameType: 'RNG',
    accountTypeId: '1',
    isHot: 0,
    games: 40,
    walletMode: 'seamless',
    ...changes,
  };
}

export function buildMenu(gameType: GameType, vendors: readonly VendorEntry[]) {
  return { gameType, name: gameType, games: 40 * vendors.length, vendors: [...vendors] };
}

export function buildBanner(groupName: string, changes: Partial<Banner> = {}): Banner {
  return { bannerId: `${groupName}-1`, url: 'art:harbour', groupName, title: `Banner of ${groupName}`, ...changes };
}

export function buildNotice(number: number, changes: Partial<Notice> = {}): Notice {
  return {
    id: `notice-${number}`,
    type: 'H',
    title: `Notice ${number}`,
    content: `<p>Text of notice ${number}</p>`,
    at: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

export function buildRule(changes: Partial<FieldRule> = {}): FieldRule {
  return {
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 16,
    patternId: 'any',
    acceptedPattern: '*',
    ...changes,
  };
}

/** Username and password are required; every other field is off unless named. */
export function buildRegisterSettings(
  rules: Partial<Record<RegistrationField, FieldRule>> = {},
): CallResult<typeof getRegisterSettings> {
  const off = buildRule({ enabled: false, required: false });
  const asked = {
    username: buildRule({ patternId: 'letterFirst', acceptedPattern: '[A-Za-z][A-Za-z0-9]*' }),
    password: buildRule({ minLength: 8, maxLength: 20 }),
    confirmPassword: buildRule({ minLength: 8, maxLength: 20 }),
    ...rules,
  };
  const all = registrationFields.map((field) => [field, off] as const);
  return {
    flags: {
      USERNAMEREG3: true,
      MOBILENUMREG3: false,
      MOBILENUMPASSREG3: false,
      REGMOBVERF3: false,
      CHNGPASSVERIF3: false,
    },
    rules: { ...(Object.fromEntries(all) as Record<RegistrationField, FieldRule>), ...asked },
    agreementAge: 18,
    termsTicked: true,
  };
}

/** A session token of the right shape. */
export const fakeToken = (letter = 'A') => letter.repeat(43);
