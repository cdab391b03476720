import type { Call, CallInput, CallOutput } from '@portal/shared/contract/define-call';
import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { OpensIn } from '@portal/shared/contract/games/opens-in';
import type { ToldLotteryLaunch } from '@portal/shared/contract/lottery/lottery-launch';
import type { MemberInfo } from '@portal/shared/contract/member/get-info';
import type { SiteInfo } from '@portal/shared/contract/system/get-status';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { Readable } from './readable.ts';

/** Where the portal is: the parts of the address a remote may look at. */
export interface HostLocation {
  pathname: string;
  search: string;
  hash: string;
}

export type Overlay = 'member-centre' | 'agent-centre';
export type Theme = 'light' | 'dark';
export type ToastTone = 'good' | 'bad' | 'info';

export interface LaunchRequest {
  vassalage: string;
  gameCode: string;
  gameName: string;
  /** Room of a card game between players. */
  roomId?: string;
  /** `fb`: by the launch call of the sports page, which opens games of sports alone (docs/product.md 7.2). */
  via?: 'fb';
  /** Of a lottery: how its page opens; what is left out is the platform's choice. */
  lottery?: Partial<ToldLotteryLaunch>;
  /** As the list says it: the window of a `popup` has to be opened by the press, before the platform has answered. */
  opensIn?: OpensIn;
  /** The player has been told that the studio's own wallet is empty, and wants to see the game. */
  knowsWallet?: boolean;
  /** Own path that "back to the lobby" leads to; where the portal is by default. */
  backUrl?: string;
}

export interface ConfirmRequest {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** What is confirmed cannot be undone: its button says so. */
  isDanger?: boolean;
}

/** A code that the identity provider has sent by SMS. */
export interface PhoneConfirmation {
  /** @returns the identity token for the typed code */
  confirm(code: string): Promise<string>;
}

/** The contract client bound to the session. Throws RefusalError for refusals and FaultError for all else. */
export type HostCall = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: { idempotencyKey?: string; signal?: AbortSignal },
) => Promise<CallOutput<C>>;

/**
 * What the shell hands a remote at mount. The token is not part of it: a remote calls, navigates, opens dialogs and
 * launches games through the shell alone.
 */
export interface Host {
  readonly call: HostCall;
  readonly events: PortalBus;
  readonly location: Readable<HostLocation>;
  navigate(to: string, options?: { replace?: boolean }): void;
  readonly language: Readable<LanguageCode>;
  readonly theme: Readable<Theme>;
  /** The logged-in member; undefined for a visitor. */
  readonly member: Readable<MemberInfo | undefined>;
  /** Balance text as the header shows it; undefined before the first answer. */
  readonly balance: Readable<string | undefined>;
  readonly site: SiteInfo;
  /**
   * Has the identity provider send a code, where it is the one that proves numbers (`site.identity.smsChannel`). Its own
   * check against machines may stand in `place`. What it refuses, here or when the code is confirmed, is thrown as the
   * refusal of a call, in its words for the player.
   * @param phone in E.164, for example "+639171234567"
   */
  sendProviderCode(phone: string, place: HTMLElement): Promise<PhoneConfirmation>;
  openOverlay(overlay: Overlay, page?: string): void;
  closeOverlay(): void;
  openLogin(): void;
  /**
   * Whether a protected action may go on (docs/product.md 6). If not, the login popup or the warning for trial accounts has
   * been opened.
   */
  mayDoProtected(): boolean;
  /** Launch by the rules of docs/product.md 2.1 and 6: login popup without a token, warning for a trial account. */
  launchGame(request: LaunchRequest): Promise<void>;
  /** Launches whose games are open in windows of their own. Such a window cannot reach back, and sends no messages. */
  readonly gameWindows: Readable<readonly string[]>;
  /** True when the player confirmed. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  toast(text: string, tone?: ToastTone): void;
  /** Fetch the balance again (click to refresh). */
  refreshBalance(): Promise<void>;
}
