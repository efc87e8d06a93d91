/**
 * The service worker, built as `/sw.js` in one file. It only shows push messages and sends the answers given on them: without a
 * `fetch` handler it takes no part in requests. A push message is declarative JSON, `{"web_push":8030,"notification":{…}}`, which
 * some browsers show themselves.
 */
import { startPushWorker, type WorkerScope } from './pushWorker.ts';

startPushWorker(globalThis as unknown as WorkerScope);
