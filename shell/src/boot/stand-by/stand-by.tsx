import type { Client } from '@portal/shared/client/client';
import { sendFeedback } from '@portal/shared/contract/content/feedback';
import { getStatus } from '@portal/shared/contract/content/site';
import { type LanguageCode, languageCodes } from '@portal/shared/contract/game-types';
import { knownZone } from '@portal/shared/contract/time/time-zones';
import { loadInfoTexts } from '@portal/shared/i18n/load-info';
import type { Root } from 'react-dom/client';
import { FeedbackForm } from '../../features/help/feedback-form.tsx';
import { DomainList } from '../../features/support/domain-list.tsx';
import { type SystemFace, SystemPage } from '../../features/system-status/system-page.tsx';
import type { SystemPorts } from '../../features/system-status/system-ports.ts';
import type { Store } from '../../host/atom-readable.ts';
import { languageAtom } from '../../host/atoms.ts';
import { showTheme } from '../../host/show-theme.ts';
import { addTexts, showLanguage } from '../../host/translator.ts';
import { bootFace, faceWithoutStatus, type Status } from '../boot-outcome.rules.ts';
import type { Boot } from '../start.ts';
import type { KnownDomains } from '../storage/known-domains.ts';
import type { Preferences } from '../storage/preferences.ts';
import { nextPollMs } from './stand-by.rules.ts';
import { createStandaloneChat } from './standalone-chat.ts';

export interface StandByPorts {
  root: Pick<Root, 'render'>;
  store: Store;
  preferences: Preferences;
  client: Client;
  host: string;
  domains: KnownDomains;
  /** Called with the status when the portal is open: starts from the beginning, or continues where it was. */
  again(status: Status): Promise<Boot>;
}

type AppBoot = Extract<Boot, { face: 'app' }>;
type Waiting = Exclude<Boot, AppBoot>;

/** Shows the page that replaces the app until the app can be shown; nothing reloads. */
export async function standBy(ports: StandByPorts, first: SystemFace): Promise<AppBoot | undefined> {
  await prepareTexts(ports, first);
  // A browser without encryption has nothing to wait for.
  if (first.face === 'no-crypto') return void show(ports, first, () => undefined);
  let boot: Boot = first;
  let failures = 0;
  while (boot.face !== 'app') {
    const waiting: Waiting = boot;
    const { wait, wake } = waitOrWake();
    show(ports, waiting, wake);
    await wait(nextPollMs({ ...endOf(waiting), failures, random: Math.random() }));
    const next = await look(ports, waiting);
    failures = 'status' in next && next !== waiting ? 0 : failures + 1;
    boot = next;
  }
  return boot;
}

async function prepareTexts({ store, preferences }: StandByPorts, boot: SystemFace): Promise<void> {
  await addTexts(store, loadInfoTexts).catch(() => undefined);
  if (!('status' in boot)) return;
  const { languages, defaultLanguage } = boot.status.info;
  const language = preferences.language(languages, defaultLanguage);
  if (language !== store.get(languageAtom)) await showLanguage(store, language).catch(() => undefined);
}

/** Polls once; without a response the known state stays on screen. */
async function look({ client, host, again }: StandByPorts, known: Waiting): Promise<Boot> {
  try {
    const status = await client.send(getStatus, { host });
    const face = bootFace(status);
    return face === 'app' ? await again(status) : { face, status };
  } catch (error) {
    const face = faceWithoutStatus(error);
    return 'status' in known || known.face === face ? known : { face };
  }
}

function endOf(boot: Waiting) {
  if (!('status' in boot)) return { endsAt: Number.NaN, now: 0, isAway: boot.face === 'away' };
  const { maintenance, serverTime } = boot.status;
  return { endsAt: Date.parse(maintenance.endsAt ?? ''), now: Date.parse(serverTime) };
}

function show(ports: StandByPorts, boot: SystemFace, again: () => void): void {
  ports.root.render(<SystemPage store={ports.store} boot={boot} ports={systemPorts(ports, boot, again)} />);
}

function systemPorts(ports: StandByPorts, boot: SystemFace, again: () => void): SystemPorts {
  const { store, preferences, client, domains } = ports;
  const known = domains.read();
  const languages = 'status' in boot ? boot.status.info.languages : languageCodes;
  return {
    languages,
    timeZone: knownZone(preferences.timeZone(), 'status' in boot ? boot.status.info.timeZone : undefined),
    async setLanguage(language: LanguageCode) {
      try {
        if (await showLanguage(store, language)) preferences.setLanguage(language);
        return true;
      } catch {
        return false;
      }
    },
    setTheme(theme) {
      preferences.setTheme(theme);
      showTheme(store, theme);
    },
    again,
    ...('status' in boot && { openChat: createStandaloneChat(client, boot.status.info.customerService) }),
    feedback: <FeedbackForm send={(words) => client.send(sendFeedback, words)} />,
    domains: known.some((domain) => domain !== ports.host) && (
      <DomainList domains={known} path={window.location.pathname + window.location.search} />
    ),
  };
}

/** Waits until a timeout or a wake-up call. In a hidden tab it waits until the tab is visible, so it does not poll. */
function waitOrWake(): { wait(ms: number): Promise<void>; wake(): void } {
  const over = new AbortController();
  const isOver = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  return {
    wake: () => over.abort(),
    async wait(ms) {
      let isDue = false;
      const look = () => {
        if (isDue && !document.hidden) over.abort();
      };
      const timer = setTimeout(() => {
        isDue = true;
        look();
      }, ms);
      document.addEventListener('visibilitychange', look);
      await isOver;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
