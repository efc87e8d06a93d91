import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serveAlertPage } from './alertPage/serveAlertPage.ts';
import { type Database, ownConnection } from './database/connection.ts';
import { removeFile } from './backup/running.ts';
import { startBounceWorker } from './bounces/bounceWorker.ts';
import { startCalendarSync } from './calendar/calendarSync.ts';
import { serveIcons } from './icons/serveIcons.ts';
import { createLogoReader } from './mail/logo.ts';
import { queueDigests } from './mail/digests.ts';
import { startDeliveries } from './deliveries.ts';
import { startMailWorker } from './mail/mailWorker.ts';
import type { Mailer } from './mail/transport.ts';
import { closeGently } from './http/closing.ts';
import { startCleanupWorker } from './cleanup/cleanupWorker.ts';
import { resolveCollege } from './http/college.ts';
import type { Services } from './http/contract/handler.ts';
import { mountContract } from './http/contract/mount.ts';
import { answerErrors, answerUnrouted } from './http/errors.ts';
import { headersFor, securityHeaders, sendHeaders } from './http/headers.ts';
import { answerProbes } from './http/health.ts';
import { createLimits, defaultLimits } from './security/limits.ts';
import { serveMetrics } from './http/metrics.ts';
import { serveMedia } from './http/media.ts';
import { answerExpectations, answerUnread } from './http/parserAnswers.ts';
import type { PublicAddress } from './http/publicAddress.ts';
import { createOutbound } from './security/outboundAddress.ts';
import { createPasswords, type Passwords } from './security/passwords.ts';
import { logRequests } from './http/requestLog.ts';
import { createEncryption } from './security/encryption.ts';
import { serveSite } from './http/site/site.ts';
import { type BodyTimeouts, endSlowBodies, defaultBodyTimeouts } from './http/slowBodies.ts';
import { createVapidKeys } from './push/vapidKeys.ts';
import { expireRequest } from './resources/notifications/approval.commands.ts';
import { sendDue } from './resources/notifications/sendDue.ts';
import { publishSignUp } from './resources/users/signUps.ts';
import { endDueMutes } from './resources/messenger/mutes.ts';
import { publishDue } from './resources/posts/publishing.ts';
import { createHub, type StreamOptions, defaultStreamOptions } from './stream/hub.ts';
import { endStreams, streamRoute } from './stream/openStream.ts';
import type { SmsAccount } from './sms/smsService.ts';
import { createSpool } from './storage/spool.ts';
import { startScheduler } from './worker/scheduler.ts';
import type { Storage } from './storage/storage.ts';
import { handlers } from './resources/handlers.ts';
import { serveUnsubscribePage } from './unsubscribePage/serveUnsubscribePage.ts';

const seedFolder = fileURLToPath(new URL('../seed/', import.meta.url));

/** The dependencies of the provider; tests replace those that they observe or control. */
export interface AppParts {
  /** Connected with the application's own role. */
  db: Database;
  /** The installation's key: only this key decrypts what it encrypted. */
  appKey: Buffer;
  mailer: Mailer;
  /** The storage of the documents' files. */
  storage: Storage;
  /** A local folder that holds uploads until they are accepted. */
  spoolFolder: string;
  /** The folder of the built app. */
  siteFolder: string;
  clock?: () => Date;
  passwords?: Passwords;
  limits?: typeof defaultLimits;
  /** Number of proxies in front; 0 trusts no forwarded address or host. @default 0 */
  trustedProxies?: number;
  /** The public address of schools, for links. @default http at its own port */
  publicAddress?: PublicAddress;
  /** Turns an answer that violates the contract into a 500. @default false */
  checkAnswers?: boolean;
  logger?: FastifyBaseLogger | { level: string } | false;
  /** The bearer token of `/metrics`; without one the route does not exist. */
  metricsToken?: string | undefined;
  /** Private addresses and networks that schools' mail and calendar servers may use. @default none */
  outboundAllow?: readonly string[];
  /** The e-mail address that push services may write to. @default no-reply at the school's domain */
  pushContact?: string | undefined;
  /** Certificates of authorities that push services may use too. @default none */
  pushAuthority?: string | undefined;
  /** The service for text messages in emergencies. @default none */
  sms?: SmsAccount | undefined;
  /** Timeouts of request bodies. */
  bodyTimeouts?: Partial<BodyTimeouts>;
  /** Options of the event stream. */
  stream?: Partial<StreamOptions>;
  /** Folder of the schools' pictures. */
  picturesFolder?: string;
}

/** Builds the provider without a port; everything is registered in the order in which a request passes them. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    db,
    clock = () => new Date(),
    siteFolder,
    storage,
    trustedProxies = 0,
    picturesFolder = `${seedFolder}pictures`,
  } = parts;
  const getHeaders = headersFor(trustedProxies);
  const app = fastify({
    ...(parts.logger && 'child' in parts.logger
      ? { loggerInstance: parts.logger }
      : { logger: parts.logger ?? false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: 8 * 1024 * 1024,
    // Requests on open connections during shutdown are answered as before.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // A request without a host gets the same error as one with an unknown host.
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnread(securityHeaders),
    frameworkErrors: answerUnrouted(getHeaders),
  });
  const encryption = createEncryption(parts.appKey);
  const onError = (error: unknown) => app.log.error({ err: error }, 'in the background');
  const outbound = createOutbound(parts.outboundAllow ?? []);
  const readLogo = createLogoReader(picturesFolder);
  const publicAddress = parts.publicAddress ?? { protocol: 'http' };
  const mailOptions = { db, clock, encryption, outbound, mailer: parts.mailer, readLogo, onError };
  const vapidKeys = createVapidKeys(db, encryption, clock);
  const { channels, workers: deliveryWorkers } = startDeliveries({
    ...mailOptions,
    publicAddress,
    keys: vapidKeys,
    contact: parts.pushContact,
    ca: parts.pushAuthority,
    sms: parts.sms,
  });
  const mailWorkers = [startMailWorker(mailOptions), ...deliveryWorkers, startBounceWorker(mailOptions)];
  const wakeMail = () => mailWorkers.forEach((worker) => worker.wake());
  const calendarSync = startCalendarSync(db, clock, encryption, outbound, onError);
  const scheduler = startScheduler(
    db,
    clock,
    [sendDue(channels), expireRequest, publishDue, publishSignUp, queueDigests, endDueMutes],
    onError,
    wakeMail,
  );
  // Background work must not run in the async context of the request that triggered it.
  const outside = AsyncLocalStorage.snapshot();
  const services: Services = {
    db,
    clock,
    encryption,
    limits: createLimits(db, clock, parts.limits ?? defaultLimits),
    passwords: parts.passwords ?? createPasswords(),
    wakeMail: () => outside(wakeMail),
    wakeCalendarSync: () => outside(calendarSync.wake),
    wakeScheduler: (delay = 0) =>
      outside(() => (delay > 0 ? void setTimeout(scheduler.wake, delay).unref() : scheduler.wake())),
    channels,
    vapidKeys,
    readLogo,
    outbound,
    storage,
    spool: createSpool(parts.spoolFolder),
    forget: (key) => void outside(() => removeFile(db, storage, key).catch(onError)),
  };

  closeGently(app);
  endSlowBodies(app, { ...defaultBodyTimeouts, ...parts.bodyTimeouts });
  answerErrors(app);
  answerExpectations(app, securityHeaders);
  logRequests(app);
  sendHeaders(app, getHeaders);
  resolveCollege(app, db, clock, publicAddress);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(cookie);
  await app.register(fastifyStatic, { root: seedFolder, serve: false, preCompressed: true });
  serveMetrics(app, parts.metricsToken);
  answerProbes(app, db);
  const options = { ...defaultStreamOptions, ...parts.stream };
  const hub = createHub({ db, open: () => ownConnection(db), clock, options, onError });
  endStreams(app, hub);
  mountContract(app, handlers, services, { openStream: streamRoute(hub) }, parts.checkAnswers ?? false);
  const readSmallLogo = createLogoReader(picturesFolder, { height: 80, mostBytes: 6000 });
  await serveAlertPage(app, services, readSmallLogo);
  await serveUnsubscribePage(app, services, readSmallLogo);
  await app.register(multipart);
  serveMedia(app, db, picturesFolder, clock);
  serveIcons(app, db, picturesFolder);
  serveSite(app, siteFolder);

  const cleanupWorker = startCleanupWorker({ ...services, onError });
  app.addHook('onClose', async () => {
    const workers = [scheduler, ...mailWorkers, calendarSync, cleanupWorker];
    await Promise.all(workers.map((worker) => worker.stop()));
    parts.mailer.close();
  });
  return app;
}
