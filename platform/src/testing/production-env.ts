/** What the platform demands with NODE_ENV=production, as environment variables. */
export const productionEnv = {
  NODE_ENV: 'production',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  DATABASE_URL: 'postgresql://db/portal',
  VENDOR_ORIGIN: 'https://games.example',
  METRICS_TOKEN: 'metrics-token-of-thirty-two-signs!',
};
