/**
 * Who may import whom (docs/architecture.md 1). Each rule names what is forbidden; what is not forbidden here is allowed.
 */
const browserPackages = '(shell|remote-games|remote-member-centre|remote-agent-centre|remote-lottery|operator-console)';
const never = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    never('resolves', {}, { couldNotResolve: true }, 'An import that leads nowhere hides every other rule.'),
    never(
      'product-never-tests',
      {
        path: '^(shell|operator-console|remote-[a-z-]+|platform|demo-vendor|sandbox-provider|shared)/',
        pathNot: '\\.test\\.|/testing/',
      },
      { path: '\\.test\\.|/testing/' },
      'Fixtures and harnesses are for tests alone.',
    ),
    never('no-cycle', {}, { circular: true }, 'Data flows one way.'),
    never(
      'browser-packages-stand-apart',
      { path: `^${browserPackages}/` },
      { path: `^${browserPackages}/`, pathNot: '^$1/' },
      'Remotes are loaded by name at run time; no package of the browser knows another.',
    ),
    never(
      'browser-packages-use-shared-alone',
      { path: `^${browserPackages}/` },
      { path: '^(platform|demo-vendor|sandbox-provider|e2e|tooling)/' },
      'The browser knows the platform by the contract only.',
    ),
    never(
      'features-do-not-meet',
      { path: `^${browserPackages}/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
      'Features meet in routes alone.',
    ),
    never(
      'provider-in-its-frame',
      { path: `^(${browserPackages}|shared)/`, pathNot: '^shell/src/scripts-frame/' },
      {
        path: 'node_modules/(\\.pnpm/)?(@?firebase)|^shell/src/scripts-frame/(?!messages\\.ts$|phone-auth\\.rules\\.ts$)',
      },
      'Scripts of others run in frames of another origin (decisions/119); pages know only what is said between both.',
    ),
    never(
      'shared-stands-below',
      { path: '^shared/' },
      { path: '^(shell|operator-console|remote-[a-z-]+|platform|demo-vendor|sandbox-provider|e2e|tooling)/' },
      'What is shared knows none of its users.',
    ),
    never(
      'contract-stands-alone',
      { path: '^shared/contract/src/', pathNot: '\\.test\\.' },
      { path: '.', pathNot: '^shared/contract/src/|node_modules/(\\.pnpm/)?valibot' },
      'The contract imports valibot alone.',
    ),
    never('events-stand-alone', { path: '^shared/events/' }, { path: '^shared/(?!events/)' }),
    never('i18n-stands-alone', { path: '^shared/i18n/src/' }, { path: '^shared/(?!i18n/)' }),
    never(
      'client-knows-contract-only',
      { path: '^shared/client/' },
      { path: '^shared/(?!client/|contract/|testing/)' },
    ),
    never(
      'ui-makes-no-call',
      { path: '^shared/ui/' },
      { path: '^shared/(client|remote|testing|contract/(?!src/typed/typed-[a-z]+\\.rules\\.ts$))' },
      'What is typed is read by one rule everywhere (decisions/082).',
    ),
    never(
      'ui-needs-no-more',
      { path: '^shared/(client|contract|events|i18n)/' },
      { path: '^shared/ui/' },
      'Only features and the testing entry point know components.',
    ),
    never(
      'platform-knows-contract-only',
      { path: '^platform/' },
      {
        path: '^(shell|operator-console|remote-[a-z-]+|demo-vendor|sandbox-provider|e2e|tooling|shared/(?!contract/|ui/src/(pictures|room-pictures|category)\\.tsx$))',
      },
      'But for the pictures of games, of which it keeps files (decisions/065): text made of text, without React.',
    ),
    never(
      'vendor-knows-contract-only',
      { path: '^demo-vendor/' },
      { path: '^(shell|operator-console|remote-[a-z-]+|platform|sandbox-provider|e2e|tooling|shared/(?!contract/))' },
      'A real vendor would have the public vendor API and nothing else.',
    ),
    never(
      'engines-are-pure',
      { path: '^demo-vendor/engines/src/', pathNot: '\\.test\\.|/returns/' },
      { path: '.', pathNot: '^demo-vendor/engines/src/|^(node:)?crypto$' },
      'Rules of games draw from a given seed; they read no clock, store or page.',
    ),
    never(
      'provider-knows-contract-only',
      { path: '^sandbox-provider/' },
      { path: '^(shell|operator-console|remote-[a-z-]+|platform|demo-vendor|e2e|tooling|shared/(?!contract/))' },
      'A real payment provider would have its signed messages and nothing else.',
    ),
    never(
      'vendor-kit-knows-contract-only',
      { path: '^tooling/vendor-kit/', pathNot: '\\.test\\.|/testing/' },
      {
        path: '^(shell|operator-console|remote-[a-z-]+|platform|demo-vendor|sandbox-provider|e2e|shared/(?!contract/))',
      },
      'It is for vendors, who have the public vendor API and nothing else.',
    ),
    never(
      'e2e-knows-contract-and-testing',
      { path: '^e2e/' },
      {
        path: '^(shell|operator-console|remote-[a-z-]+|platform|demo-vendor|sandbox-provider|shared/(?!contract/|testing/))',
      },
    ),
    never(
      'configuration-installs-nothing',
      { path: '^e2e/[^/]+\\.config\\.ts$' },
      { path: '^tooling/machine/need-(browser|nginx)\\.ts$', reachable: true },
      'Editors and reporters read the configuration, too. What is missing is installed by the global set-up.',
    ),
    never(
      'kernel-knows-no-module',
      { path: '^platform/src/kernel/' },
      { path: '^platform/src/(modules|flows|demo-data)/', pathNot: '/testing/' },
    ),
    never(
      'modules-by-their-interface',
      { path: '^platform/src/modules/([^/]+)/', pathNot: '/routes/.*\\.test\\.ts$|/testing/' },
      { path: '^platform/src/modules/([^/]+)/(?!index\\.ts$|testing/)', pathNot: '^platform/src/modules/$1/' },
      'A module never reads the inside of another. Tests of routes run the whole app and look into any table.',
    ),
    never(
      'routes-on-top',
      { path: '^platform/src/modules/([^/]+)/(?!routes|testing/)' },
      { path: '^platform/src/modules/$1/routes(/|\\.ts$)' },
      'Handlers call the module; nothing in the module knows its handlers.',
    ),
    never(
      'flows-by-their-interface',
      { path: '^platform/src/(flows|demo-data)/', pathNot: '\\.test\\.' },
      { path: '^platform/src/modules/([^/]+)/(?!index\\.ts$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|migrations)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
