import { RefusalError } from '@portal/shared/client/errors';
import type { MemberInfo } from '@portal/shared/contract/accounts/member-info';
import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { trialType } from '@portal/shared/contract/constants';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import { createPortalBus, type PortalBus } from '@portal/shared/events/portal-bus';
import type { ConfirmRequest, Host, HostLocation, LaunchRequest, Theme } from '@portal/shared/remote/host';
import { createWritable, type Writable } from '@portal/shared/remote/readable';
import * as v from 'valibot';

type Reply = (input: never, signal?: AbortSignal) => unknown;

/** One prepared answer; the newest for a call wins. */
export interface Answer {
  readonly call: Call;
  readonly reply: Reply;
}

/** Answers a call of the contract; what the reply gives must fit the contract's output, as it must on the wire. */
export function answering<C extends Call>(
  call: C,
  reply: (input: CallInput<C>, signal?: AbortSignal) => CallOutput<C> | Promise<CallOutput<C>>,
): Answer {
  return { call, reply };
}

export function refusing(call: Call, code: string, status = 422): Answer {
  return {
    call,
    reply: () => {
      throw new RefusalError(code, code, status);
    },
  };
}

interface CallRecord {
  method: string;
  path: string;
  input: unknown;
  idempotencyKey?: string;
}

export interface FakeHostOptions {
  /** Launches that play in windows of their own. */
  gameWindows?: readonly string[];
  answers?: Answer[];
  member?: MemberInfo;
  at?: string;
  language?: LanguageCode;
  site?: Partial<SiteInfo>;
  /** The player's answer to each confirm dialog; yes by default. */
  confirms?: boolean;
}

/** A host without a shell: records requests of a remote, and lets a test change its answers. */
export interface FakeHost extends Host {
  readonly events: PortalBus;
  readonly location: Writable<HostLocation>;
  readonly language: Writable<LanguageCode>;
  readonly theme: Writable<Theme>;
  readonly member: Writable<MemberInfo | undefined>;
  readonly balance: Writable<string | undefined>;
  readonly gameWindows: Writable<readonly string[]>;
  readonly calls: CallRecord[];
  readonly launches: LaunchRequest[];
  readonly confirmations: ConfirmRequest[];
  readonly toasts: string[];
  /** Numbers that the identity provider was asked to send a code to; it confirms every code by the token `sms-token <code>`. */
  readonly providerCodes: string[];
  /** Names of the other things asked of the shell: `openLogin`, `closeOverlay`, `openOverlay member-centre page`. */
  readonly acts: string[];
  /** Does what a visitor pressed before, as the shell does some time after the login. */
  goOn(): void;
  /** Puts an answer before those given at the start. */
  answer(answer: Answer): void;
}

export const fakeSite: SiteInfo = {
  brandName: 'Lantern',
  currencySymbol: 'P',
  languages: ['EN', 'TY', 'CN', 'MY', 'VN', 'TH'],
  defaultLanguage: 'TY',
  licences: [],
  resources: [],
  customerService: [],
  imageCDNs: [],
  launchGameCDNs: [],
  jackpotSource: 'illustrative',
  toggles: {},
  identity: { smsChannel: 'platform', socialChannels: [], humanVerification: [] },
};

export const fakeMember: MemberInfo = {
  id: 'm-1',
  account: 'player01',
  nickname: 'Player One',
  type: 0,
  toUpline: true,
  clubLabel: { labelName: 'VIP 3', rankLevel: 3 },
  memberLabel: [{ labelName: 'Regular' }],
  currency: 'PHP',
  previousLoginAt: '2026-11-20T09:30:00.000Z',
};

export function locationOf(address: string): HostLocation {
  const { pathname, search, hash } = new URL(address, 'http://portal.test');
  return { pathname, search, hash };
}

/** Two calls may share a path: to read a list, and to add to it. */
const isSame = (one: Pick<Call, 'method' | 'path'>, other: Pick<Call, 'method' | 'path'>): boolean =>
  one.method === other.method && one.path === other.path;

/** Runs the prepared reply and checks input and output against the contract. */
async function replyTo(answers: Answer[], call: Call, input: unknown, signal?: AbortSignal): Promise<unknown> {
  v.parse(call.input, input);
  const answer = answers.find((candidate) => isSame(candidate.call, call));
  if (!answer) throw new RefusalError('unknown_call', `no answer prepared for ${call.path}`, 404);
  const given = await answer.reply(input as never, signal);
  signal?.throwIfAborted();
  return v.parse(call.output, given);
}

export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  const answers = [...(options.answers ?? [])];
  const location = createWritable(locationOf(options.at ?? '/'));
  const acts: string[] = [];
  const member = createWritable(options.member);
  let pressed: (() => void) | undefined;
  function mayDoProtected(): boolean {
    const isReal = member.get() !== undefined && member.get()?.type !== trialType;
    if (!isReal) acts.push(member.get() ? 'needTrueAccount' : 'openLogin');
    return isReal;
  }
  const seen = {
    calls: [] as CallRecord[],
    launches: [] as LaunchRequest[],
    confirmations: [] as ConfirmRequest[],
    toasts: [] as string[],
    providerCodes: [] as string[],
  };
  return {
    ...seen,
    acts,
    location,
    events: createPortalBus(),
    language: createWritable<LanguageCode>(options.language ?? 'EN'),
    theme: createWritable<Theme>('light'),
    member,
    balance: createWritable<string | undefined>(options.member && '10000.00'),
    site: { ...fakeSite, ...options.site },
    answer: (answer) => void answers.unshift(answer),
    call: async <C extends Call>(
      call: C,
      input: CallInput<C>,
      sent: { idempotencyKey?: string; signal?: AbortSignal } = {},
    ) => {
      seen.calls.push({
        method: call.method,
        path: call.path,
        input,
        ...(sent.idempotencyKey && { idempotencyKey: sent.idempotencyKey }),
      });
      return (await replyTo(answers, call, input, sent.signal)) as CallOutput<C>;
    },
    sendProviderCode: async (phone) => {
      seen.providerCodes.push(phone);
      return { confirm: async (code) => `sms-token ${code}` };
    },
    navigate: (to) => location.set(locationOf(to)),
    openOverlay: (overlay, page) => void acts.push(['openOverlay', overlay, page].filter(Boolean).join(' ')),
    closeOverlay: () => void acts.push('closeOverlay'),
    openLogin: () => void acts.push('openLogin'),
    mayDoProtected,
    protect(goOn) {
      pressed = member.get() ? undefined : goOn;
      if (mayDoProtected()) goOn();
    },
    goOn() {
      pressed?.();
      pressed = undefined;
    },
    launchGame: async (request) => void seen.launches.push(request),
    gameWindows: createWritable(options.gameWindows ?? []),
    confirm: async (request) => {
      seen.confirmations.push(request);
      return options.confirms ?? true;
    },
    toast: (text) => void seen.toasts.push(text),
    refreshBalance: async () => void acts.push('refreshBalance'),
  };
}
