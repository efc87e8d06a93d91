/** A separate process for `bench.ts`: `node bare.ts HOST USER` serves the bare fan-out on the database there. */
import type { AddressInfo } from 'node:net';
import { bareFanOut } from '../../../apps/provider/src/testing/bareFanOut.ts';

const [host, user] = process.argv.slice(2) as [string, string];
const server = await bareFanOut({ host, user, database: 'school' });
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
process.on('disconnect', () => process.exit(0));
process.send!((server.address() as AddressInfo).port);
