import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../../../kernel/config/settings.ts';
import { productionEnv } from '../../../testing/production-env.ts';
import type { SettingsStore } from '../../settings/index.ts';
import { readContactChannel } from './contact-channel.ts';

const production = { ...productionEnv, SCRIPTS_ORIGIN: 'https://scripts.portal.example' };
const gateway = { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_TOKEN: 't' };
const mail = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'portal@lantern.example',
  OPERATOR_ORIGIN: 'https://operators.example',
};

const cases = [
  ['mobile', 'platform', { NODE_ENV: 'development' }, 'platform', ''],
  ['mobile', 'platform', { ...production, ...gateway }, 'platform', 'demo'],
  ['mobile', 'none', production, 'platform', 'demo'],
  ['mobile', 'firebase', production, 'firebase', 'demo'],
  ['mobile', 'firebase', { ...production, ...gateway }, 'firebase', 'demo'],
  ['mobile', 'platform', { ...production, ...gateway }, 'firebase', ''],
  ['mobile', 'none', production, 'firebase', ''],
  ['mobile', 'platform', { ...production, ...gateway, SCRIPTS_ORIGIN: '' }, 'firebase', 'demo'],
  ['mobile', 'none', { ...production, SCRIPTS_ORIGIN: '' }, 'firebase', 'demo'],
  ['email', 'platform', { NODE_ENV: 'development' }, 'firebase', 'demo'],
  ['email', 'platform', { ...production, ...mail }, 'firebase', 'demo'],
  ['email', 'none', { ...production, ...gateway }, 'platform', ''],
] as const;

for (const [kind, channel, env, smsChannel, projectId] of cases) {
  const process = 'NODE_ENV' in env ? env.NODE_ENV : '';
  const ways = Object.keys(env).filter((name) => /GATEWAY_URL|SMTP/.test(name));
  const frames = 'SCRIPTS_ORIGIN' in env && !env.SCRIPTS_ORIGIN ? ' without SCRIPTS_ORIGIN' : '';
  test(`${kind} is verified by ${channel}: ${process} ${ways} ${smsChannel} ${projectId || 'without a project'}${frames}`, async () => {
    const values: Record<string, unknown> = {
      'identity.smsChannel': smsChannel,
      'identity.firebase': { apiKey: '', authDomain: '', projectId },
    };
    const settings = { get: async (key: string) => values[key] } as Pick<SettingsStore, 'get'>;
    assert.equal(await readContactChannel(settings, readSettings(env), kind), channel);
  });
}
