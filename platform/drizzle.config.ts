import { defineConfig } from 'drizzle-kit';

/** Paths are relative to platform/. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/kernel/**/*.tables.ts', './src/modules/**/*tables.ts', './src/flows/*.tables.ts'],
  out: './database/migrations',
});
