import type { Database } from '../database/connection.ts';

/** Less than a pool has, because background work needs some. */
const mostConnections = 8;

/** Opens connections of the pool, so that it has as many idle ones. A database that is not there has none. */
async function openConnections(db: Database, count: number): Promise<void> {
  const wanted = Math.min(count, mostConnections);
  let arrived = 0;
  const { promise: allArrived, resolve } = Promise.withResolvers<void>();
  const arrive = () => {
    arrived += 1;
    if (arrived === wanted) resolve();
    return allArrived;
  };
  await Promise.all(Array.from({ length: wanted }, () => db.connection().execute(arrive).catch(arrive)));
}

/**
 * Returns what a call awaits before it starts. Calls of one moment start together, each with an open connection:
 * otherwise the first one would be over before the second one has a connection, and a test of parallel calls would
 * show nothing.
 */
export function startTogether(db: Database): () => Promise<void> {
  let calls = 0;
  let start: Promise<void> | undefined;
  return () => {
    calls += 1;
    start ??= new Promise((resolve, reject) =>
      setImmediate(() => {
        const count = calls;
        calls = 0;
        start = undefined;
        if (count < 2) resolve();
        else openConnections(db, count).then(resolve, reject);
      }),
    );
    return start;
  };
}
