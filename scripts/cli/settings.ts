// What development gives every setting, and how a variable of the caller's environment replaces it.

/** Names as in .dev.vars.example and wrangler.toml; values are worth nothing outside development. */
const DEVELOPMENT: Record<string, string> = {
  ENVIRONMENT: 'development',
  OPERATOR_TOKEN: 'dev-operator-token',
  AUTH_SECRET: 'development-only-secret-of-forty-characters',
  OPENAI_API_KEY: '',
  SEALING_KEY: 'ZGV2ZWxvcG1lbnQtb25seS1zZWFsaW5nLWtleS0xMjM=',
  CLOCK_OFFSET_SECONDS: '',
  APP_URL: '',
  WEBHOOK_DEV_TARGETS: '127.0.0.1:9797',
  SCORER: 'builtin',
  SCORER_MODEL: '',
  OPENAI_BASE_URL: '',
  SIGN_UP: 'open',
  EMAIL: 'log',
  EMAIL_FROM: '',
  EMAIL_URL: '',
  EMAIL_TOKEN: '',
  JWT_JWKS_URL: '',
  JWT_ISSUER: '',
  JWT_AUDIENCE: '',
  JWT_EMAIL_ALWAYS_VERIFIED: '',
};

/** The settings of a local service: `overrides` before the caller's environment before development's defaults. */
export function localSettings(
  environment: Record<string, string | undefined>,
  overrides: Record<string, string> = {},
): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(DEVELOPMENT)) {
    settings[name] = overrides[name] ?? environment[name] ?? value;
  }
  return settings;
}
