import type { Kernel } from '../kernel/kernel.ts';
import type { DeliveryModule } from '../modules/delivery/index.ts';
import { type ReleaseSettings, type ReleasesDeps, readLoadSettings } from '../modules/releases/index.ts';

type Ports = ReleasesDeps['loads'];

/** Subjects of the e-mails; the text is that of the alert. */
const subjects: Readonly<Record<Parameters<Ports['mail']>[1]['kind'], string>> = {
  'take-back': 'a release was rolled back',
  'take-back-not-possible': 'a release fails and stays live',
  'composition-refused': 'pages refuse their composition',
};

/** Provides the operator's settings for automatic rollbacks and the ways to alert the operator. */
export function releaseAlertPorts(
  { logger }: Pick<Kernel, 'logger'>,
  { settings, delivery }: { settings: ReleaseSettings; delivery: DeliveryModule },
): Ports {
  return {
    settings: () => readLoadSettings(settings),
    async mail(to, { kind, text }) {
      if (!delivery.canSend('email')) return logger.warn({ kind }, 'no e-mail sender for alerts of releases');
      const params = { what: subjects[kind], text };
      await delivery.send({ channel: 'email', to, template: 'release-alert', params, language: 'EN' });
    },
  };
}
