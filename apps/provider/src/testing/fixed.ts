/** The time of the samples and the start of every test's clock: a Friday, noon at the schools. */
export const testNow = new Date('2026-11-20T15:00:00.000Z');

/** Argon2id with a low cost, for hundreds of sign-ins per test run. */
export const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
