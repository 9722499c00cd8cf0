// What the tests' Worker has beyond the service's own bindings.
declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[];
    RECEIVER_URL: string;
  }
}
