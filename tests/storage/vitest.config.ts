import { defineConfig } from 'vitest/config';

/** Apart from the suite's projects, as it needs a service that `swift.sh` starts. */
export default defineConfig({ test: { include: ['s3.test.ts'], testTimeout: 60_000 } });
