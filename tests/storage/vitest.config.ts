import { defineConfig } from 'vitest/config';

/** Separate from the suite's projects, because it needs the service that `swift.sh` starts. */
export default defineConfig({ test: { include: ['s3.test.ts'], testTimeout: 60_000 } });
