/** Files of a skeleton by their path from the root. */
export type Skeleton = Record<string, string>;

/** A feature of a browser package: its component and the test beside it. */
export function featureSkeleton(packageName: string, name: string): Skeleton {
  assertKebab(packageName, 'the package');
  assertKebab(name, 'the feature');
  const component = pascalOf(name);
  const folder = `${packageName}/src/features/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `interface ${component}Props {
  title: string;
}

/** Says in one sentence what a player does here. */
export function ${component}({ title }: ${component}Props) {
  return <h2>{title}</h2>;
}
`,
    [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${component} } from './${name}.tsx';

test('shows its title as a heading', () => {
  render(<${component} title="Title" />);
  expect(screen.getByRole('heading', { name: 'Title' })).toBeVisible();
});
`,
  };
}

/** A call: its declaration in the contract and its route in the module that serves it. */
export function callSkeleton(area: string, name: string): Skeleton {
  assertKebab(area, 'the area');
  assertKebab(name, 'the call');
  const call = camelOf(name);
  return {
    [`shared/contract/src/${area}/${name}.ts`]: `import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/** Says what the call does, and the section of docs/product.md where there is one. */
export const ${call} = defineCall({
  method: 'get',
  path: '/wps/${area}/${call}',
  access: 'member',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
});
`,
    [`platform/src/modules/${area}/routes/${name}.ts`]: `import { ${call} } from '@portal/shared/contract/${area}/${name}';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';

export function ${call}Route(app: FastifyInstance): void {
  route(app, ${call}, async () => ({}));
}
`,
  };
}

/** A platform module: `index.ts` for other modules, `routes.ts` for HTTP, rules apart from I/O with a table test. */
export function moduleSkeleton(name: string): Skeleton {
  assertKebab(name, 'the module');
  const folder = `platform/src/modules/${name}`;
  return {
    [`${folder}/index.ts`]: `import type { Kernel } from '../../kernel/kernel.ts';
import { ${camelOf(name)}Allowed } from './${name}.rules.ts';

/** What other modules may call. Jobs, subscribers and start-up work are registered with the kernel here. */
export function create${pascalOf(name)}Module(_kernel: Kernel) {
  return { isAllowed: ${camelOf(name)}Allowed };
}

export type ${pascalOf(name)}Module = ReturnType<typeof create${pascalOf(name)}Module>;
`,
    [`${folder}/routes.ts`]: `import type { RegisterRoutes } from '../../kernel/module.ts';
import type { ${pascalOf(name)}Module } from './index.ts';

/** Routes of the ${name} module, one resource a file under routes/. */
export const register${pascalOf(name)}Routes: RegisterRoutes<${pascalOf(name)}Module> = () => {};
`,
    [`${folder}/${name}.rules.ts`]: `/** Whether the amount, in whole minor units, is one that ${name} accepts. */
export function ${camelOf(name)}Allowed(amount: bigint): boolean {
  return amount > 0n;
}
`,
    [`${folder}/${name}.rules.test.ts`]: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ${camelOf(name)}Allowed } from './${name}.rules.ts';

for (const [amount, allowed] of [
  [-1n, false],
  [0n, false],
  [1n, true],
] as const) {
  test(\`\${allowed ? 'allows' : 'refuses'} \${amount}\`, () => {
    assert.equal(${camelOf(name)}Allowed(amount), allowed);
  });
}
`,
  };
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws with a hint when the name is not in kebab-case. */
function assertKebab(name: string | undefined, what: string): asserts name is string {
  if (!name || !kebab.test(name)) throw new Error(`${what} must be in kebab-case, for example redeem-reward`);
}

const pascalOf = (name: string): string => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

const camelOf = (name: string): string => {
  const pascal = pascalOf(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};
