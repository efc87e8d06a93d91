/**
 * The service worker, built as `/sw.js` in one file: it starts the app without a network, shows push messages and sends the
 * answers given on them. A push message is declarative JSON, `{"web_push":8030,"notification":{…}}`, which some browsers show
 * themselves.
 */
import { startPushWorker, type WorkerScope } from '../push/pushWorker.ts';
import type { BuiltFile } from './builtFile.ts';
import { cacheFiles } from './cacheFiles.ts';

/** Filled in by the build. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] };

cacheFiles(self.__WB_MANIFEST);
startPushWorker(self as unknown as WorkerScope);
