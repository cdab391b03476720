type Rules = { createScriptURL(address: string): string };

async function defaultRules(): Promise<Rules> {
  const made: Record<string, Rules> = {};
  const factory = {
    createPolicy: (name: string, rules: Rules) => {
      made[name] = rules;
    },
  };
  Object.assign(globalThis, { trustedTypes: factory });
  await import('./trusted-types-boot.ts');
  if (!made.default) throw new Error('no policy was made');
  return made.default;
}

// covers 9, 10
test('takes files of releases and the service worker alone as addresses of scripts, and no text as markup or code', async () => {
  const rules = await defaultRules();
  for (const address of [
    '/releases/shell/1.0.0/main.abc.js',
    'https://games.example/releases/remote-games/1.0.0/a.js?again=2',
    '/app/service-worker.js?language=VN',
  ])
    expect(rules.createScriptURL(address)).toBe(address);
  for (const address of [
    'https://evil.example/a.js',
    '/content/a.js',
    'data:text/javascript,1',
    '/releases/../content/a.js',
    'https://evil.example/app/service-worker.js',
    '/app/icon-192.png',
  ])
    expect(() => rules.createScriptURL(address)).toThrow(TypeError);
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
});
