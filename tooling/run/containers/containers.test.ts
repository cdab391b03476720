import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { root } from '@portal/build/webpack/workspace';
import { secretSettings, withSecretFiles } from '@portal/platform/kernel/config/secret-files';
import { readSettings, settingNames } from '@portal/platform/kernel/config/settings';
import * as v from 'valibot';
import { parse } from 'yaml';

const text = v.string();
const secretOf = v.union([text, v.object({ source: text, target: text })]);
const service = v.looseObject({
  image: text,
  user: v.optional(text),
  read_only: v.optional(v.boolean()),
  cap_drop: v.optional(v.array(text), []),
  cap_add: v.optional(v.array(text), []),
  security_opt: v.optional(v.array(text), []),
  privileged: v.optional(v.boolean(), false),
  environment: v.optional(v.record(text, text), {}),
  volumes: v.optional(v.array(text), []),
  tmpfs: v.optional(v.array(text), []),
  secrets: v.optional(v.array(secretOf), []),
  networks: v.optional(v.array(text), []),
  network_mode: v.optional(text),
  profiles: v.optional(v.array(text), []),
  ports: v.optional(v.array(text), []),
  pids_limit: v.optional(v.number()),
  build: v.optional(v.object({ context: text, dockerfile: text, args: v.record(text, text) })),
});
const composeFile = v.object({
  services: v.record(text, service),
  volumes: v.record(text, v.nullable(v.object({}))),
  networks: v.record(
    text,
    v.nullable(
      v.object({
        internal: v.optional(v.boolean()),
        ipam: v.optional(v.object({ config: v.array(v.object({ subnet: text })) })),
      }),
    ),
  ),
  secrets: v.record(text, v.object({ file: text })),
});

const source = await readFile(path.join(root, 'docker-compose.yml'), 'utf8');
const parsed: unknown = parse(source, { merge: true });
const compose = v.parse(v.looseObject(composeFile.entries), parsed);
const services = Object.entries(compose.services);
/** Commands run as the platform, since they act by its token; everything else stands alone. */
const standing = services.filter(([, { profiles }]) => profiles.length === 0);
const secretNames = (one: (typeof services)[number][1]) =>
  one.secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source));
const mountsOf = (one: (typeof services)[number][1]) =>
  one.volumes.map((mount) => {
    const [from = '', to = '', mode = 'rw'] = mount.split(':');
    return { from, to, isReadOnly: mode === 'ro', isNamed: /^[a-z]/.test(from) };
  });
const usersOf = (namesOf: (one: (typeof services)[number][1]) => readonly string[]) => {
  const users = new Map<string, string[]>();
  for (const [name, one] of standing)
    for (const used of namesOf(one)) users.set(used, [...(users.get(used) ?? []), name]);
  return Object.fromEntries([...users].sort(([a], [b]) => (a < b ? -1 : 1)));
};

test('confines each service: no rights, no new ones, nothing to write on, a user of its own', () => {
  assert.ok(services.length >= 12);
  for (const [name, one] of services) {
    assert.equal(one.read_only, true, name);
    assert.deepEqual(one.cap_drop, ['ALL'], name);
    assert.deepEqual([one.cap_add, one.privileged], [[], false], name);
    assert.deepEqual(one.security_opt, ['no-new-privileges:true'], name);
    assert.ok(one.pids_limit, name);
    assert.match(one.user ?? '', /^[1-9]\d*:[1-9]\d*$/, name);
  }
  const users = standing.map(([, { user }]) => user);
  assert.equal(new Set(users).size, users.length, String(users));
});

test('takes images by what pin-images.sh has written alone, with the digest of the registry', async () => {
  for (const [name, { image, build }] of services) {
    const taken = build ? build.args.NODE_IMAGE : image;
    assert.match(taken ?? '', /^\$\{(?:NODE|NGINX|POSTGRES)_IMAGE:\?/, name);
  }
  const script = await readFile(new URL('pin-images.sh', import.meta.url), 'utf8');
  assert.match(script, /%s=%s@%s/);
  const dockerfiles = (await readdir(new URL('.', import.meta.url))).filter((file) => file.endsWith('Dockerfile'));
  assert.deepEqual(dockerfiles, ['node.Dockerfile']);
  for (const file of dockerfiles) {
    const lines = (await readFile(new URL(file, import.meta.url), 'utf8')).split('\n');
    assert.match(lines.filter((line) => line.startsWith('FROM ')).join('\n'), /^FROM \$\{NODE_IMAGE\}$/);
    assert.deepEqual(
      lines.filter((line) => line.startsWith('USER ')),
      ['USER 10001:10001'],
    );
  }
});

test('gives each volume one service that writes, and keys of the platform to no other', () => {
  const writers = usersOf((one) => mountsOf(one).flatMap((mount) => (mount.isReadOnly ? [] : [mount.from])));
  assert.deepEqual(writers, {
    data: ['platform'],
    postgres: ['database'],
    provider: ['sandbox-provider'],
    releases: ['platform'],
    site: ['platform'],
    studio: ['demo-vendor'],
    'studio-key': ['platform'],
  });
  assert.deepEqual(Object.keys(compose.volumes).sort(), Object.keys(writers).sort());
  const readers = usersOf((one) =>
    mountsOf(one).flatMap(({ from, isNamed, isReadOnly }) => (isNamed && isReadOnly ? [from] : [])),
  );
  const remotes = standing.map(([name]) => name).filter((name) => name.startsWith('remote-'));
  assert.deepEqual(readers, { releases: ['shell', ...remotes], site: ['shell'], 'studio-key': ['demo-vendor'] });
});

test('gives each secret as a file, to whom it belongs, and hides the others', () => {
  assert.deepEqual(usersOf(secretNames), {
    database_url: ['platform'],
    metrics_token: ['platform'],
    migration_database_url: ['migrate'],
    operator_oidc_client_secret: ['platform'],
    owner_password: ['database'],
    provider_key: ['platform', 'sandbox-provider'],
    secrets_key: ['platform'],
    server_password: ['database'],
    sms_gateway_token: ['platform'],
    smtp_url: ['platform'],
    vapid_private_key: ['platform'],
  });
  for (const [name, one] of services) {
    for (const [variable, value] of Object.entries(one.environment)) {
      if (variable.endsWith('_FILE')) continue;
      assert.doesNotMatch(variable, /PASSWORD|SECRET|TOKEN|(?<!PUBLIC_)KEY|DATABASE_URL/, `${name} ${variable}`);
      assert.doesNotMatch(value, /:\/\/[^/]*:[^/]*@/, `${name} ${variable}`);
    }
    const seesCheckout = mountsOf(one).find(({ from }) => from === '.');
    if (!seesCheckout) continue;
    assert.ok(seesCheckout.isReadOnly && one.tmpfs.includes('/app/secrets'), name);
  }
});

test('passes each setting of the platform, secrets as files, except those that have no meaning in this shape', () => {
  const given = Object.keys(compose.services.platform?.environment ?? {});
  const secret: readonly string[] = secretSettings;
  const missing = settingNames.filter((name) => !given.includes(secret.includes(name) ? `${name}_FILE` : name));
  assert.deepEqual(missing.sort(), [
    // One process: it makes these keys in its volume.
    'COMPOSITION_KEYS',
    'DATABASE_POOL',
    // Of trying out and tests.
    'DEFAULT_PASSWORD',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_KEYS_URL',
    // `migrate` alone gets it.
    'MIGRATION_DATABASE_URL',
    'OPERATOR_PORT',
    'PAYLOAD_KEYS',
    'PROVIDER_PORT',
    // nginx serves releases from a volume.
    'RELEASES_S3_ACCESS_KEY',
    'RELEASES_S3_BUCKET',
    'RELEASES_S3_ENDPOINT',
    'RELEASES_S3_REGION',
    'RELEASES_S3_SECRET_KEY',
    'SANDBOX_PROVIDER',
    'SCRIPTS_PORT',
    'VENDOR_PORT',
  ]);
});

test('lets one variable make a public demo of both processes whose pages say so', () => {
  for (const name of ['platform', 'demo-vendor'])
    assert.match(compose.services[name]?.environment.PUBLIC_DEMO ?? '', /^\$\{PUBLIC_DEMO:-false\}$/, name);
});

test('connects two services at most by each network, the database with neither players nor studios', () => {
  assert.deepEqual(
    usersOf(({ networks }) => networks),
    {
      'edge-platform': ['platform', 'edge'],
      'edge-shell': ['shell', 'edge'],
      outside: ['platform'],
      'owner-database': ['database', 'migrate'],
      players: ['edge'],
      provider: ['platform', 'sandbox-provider'],
      'remote-agent-centre': ['remote-agent-centre'],
      'remote-games': ['remote-games'],
      'remote-lottery': ['remote-lottery'],
      'remote-member-centre': ['remote-member-centre'],
      scripts: ['scripts'],
      'scripts-platform': ['platform', 'scripts'],
      'server-database': ['database', 'platform'],
      studio: ['platform', 'demo-vendor'],
    },
  );
  for (const name of ['server-database', 'owner-database', 'edge-platform', 'edge-shell', 'scripts-platform'])
    assert.equal(compose.networks[name]?.internal, true, name);
  assert.deepEqual(compose.services.database?.ports, []);
  assert.deepEqual(compose.services.platform?.ports, ['127.0.0.1:8082:8082']);
});

test('believes the address of a client from edge and scripts alone, whatever a stolen studio or provider says', () => {
  const trusted = compose.services.platform?.environment.TRUST_PROXY?.replace(/^\$\{\w+:-(.*)\}$/, '$1');
  const ranges = Object.entries(compose.networks).flatMap(([name, network]) =>
    (network?.ipam?.config ?? []).map(({ subnet }) => [name, subnet] as const),
  );
  assert.deepEqual(
    ranges.map(([name]) => name),
    ['edge-platform', 'scripts-platform'],
  );
  assert.deepEqual(
    readSettings({ TRUST_PROXY: trusted }).TRUST_PROXY,
    ranges.map(([, range]) => range),
  );
});

test('makes secrets that the platform takes: a role that owns nothing, and a key with a name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-secrets-'));
  const script = path.join(folder, 'tooling/run/containers/make-secrets.sh');
  await mkdir(path.dirname(script), { recursive: true });
  await copyFile(new URL('make-secrets.sh', import.meta.url), script);
  const run = promisify(execFile);
  await run('sh', [script]);
  const secrets = path.join(folder, 'secrets');
  const made = (await readdir(secrets)).sort();
  assert.deepEqual(made, Object.keys(compose.secrets).sort());
  assert.equal((await stat(secrets)).mode & 0o777, 0o700);
  const read = (name: string) => readFile(path.join(secrets, name), 'utf8');
  const before = await Promise.all(made.map(read));
  await run('sh', [script]);
  assert.deepEqual(await Promise.all(made.map(read)), before, 'keeps what is there');

  const { environment = {} } = compose.services.platform ?? {};
  /** As `docker compose` fills in what .env does not name. */
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace(/^\$\{\w+:-(.*)\}$/, '$1').replace('/run/secrets', secrets),
  ]);
  const start = (change: Record<string, string> = {}) =>
    readSettings(withSecretFiles({ ...Object.fromEntries(given), ...change }));
  const settings = start();
  assert.deepEqual(
    [
      settings.SMTP_URL,
      settings.SMS_GATEWAY_TOKEN,
      settings.VAPID_PRIVATE_KEY,
      settings.OPERATOR_OIDC_CLIENT_SECRET,
      settings.OPERATOR_ADDRESSES,
    ],
    [undefined, undefined, undefined, undefined, undefined],
    'nobody has given them yet',
  );
  await rm(path.join(secrets, 'smtp_url'));
  await writeFile(path.join(secrets, 'smtp_url'), 'smtps://portal:word@mail.example\n');
  const operators = { MAIL_FROM: 'portal@portal.example', OPERATOR_ORIGIN: 'https://operators.example' };
  assert.equal(start(operators).SMTP_URL, 'smtps://portal:word@mail.example');
  assert.equal(new URL(settings.DATABASE_URL ?? '').username, 'portal_server');
  assert.deepEqual([settings.MIGRATIONS, settings.MIGRATION_DATABASE_URL], ['separate', undefined]);
  assert.match(settings.SECRETS_KEY ?? '', /^first:/);
  assert.equal(
    new URL(await read('migration_database_url')).username,
    compose.services.database?.environment.POSTGRES_USER,
  );
  assert.equal(JSON.parse(await read('provider_key')).secret.length, 64);
  await rm(folder, { recursive: true });
});
