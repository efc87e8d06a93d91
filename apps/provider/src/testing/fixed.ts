/** The moment at which the samples were made and every test's clock starts: a Friday, noon at the schools. */
export const testNow = new Date('2026-11-20T15:00:00.000Z');

/** Strong enough to be argon2id, weak enough for hundreds of sign-ins a test run. */
export const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
