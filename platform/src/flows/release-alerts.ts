import type { Kernel } from '../kernel/kernel.ts';
import type { ContentModule } from '../modules/content/index.ts';
import type { DeliveryModule } from '../modules/delivery/index.ts';
import type { ReleasesDeps } from '../modules/releases/index.ts';

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
  { content: { settings }, delivery }: { content: ContentModule; delivery: DeliveryModule },
): Ports {
  return {
    async settings() {
      return {
        isOn: await settings.get('releases.takeBack.on'),
        failurePercent: await settings.get('releases.takeBack.failurePercent'),
        times: await settings.get('releases.takeBack.times'),
        loadsAtLeast: await settings.get('releases.takeBack.loadsAtLeast'),
        visitorsAtLeast: await settings.get('releases.takeBack.visitorsAtLeast'),
        visitorsPerAddress: await settings.get('releases.takeBack.visitorsPerAddress'),
        windowSeconds: await settings.get('releases.takeBack.windowSeconds'),
        cooldownMinutes: await settings.get('releases.takeBack.cooldownMinutes'),
        reportsPerMinute: await settings.get('releases.reportsPerMinute'),
        alertEmail: await settings.get('releases.alertEmail'),
      };
    },
    async mail(to, { kind, text }) {
      if (!delivery.canSend('email')) return logger.warn({ kind }, 'no e-mail sender for alerts of releases');
      const params = { what: subjects[kind], text };
      await delivery.send({ channel: 'email', to, template: 'release-alert', params, language: 'EN' });
    },
  };
}
