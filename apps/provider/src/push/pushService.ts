import type { PushSubscriptionWrite } from '@school/domain';
import { Agent, request } from 'node:https';
import webPush, { type RequestOptions } from 'web-push';
import { AddressRejected, type Outbound, type ResolvedAddress } from '../security/outboundAddress.ts';
import type { VapidKeys } from './vapidKeys.ts';

/** A message to a device, before it is encrypted. */
export interface PushMessage {
  json: string;
  /** Seconds for which a push service holds it for a device that is offline. */
  timeToLive: number;
  urgency: 'normal' | 'high';
  /** Replaces a waiting message with the same one; at most 32 base64url characters. */
  topic: string;
}

/** What a push service answered. */
export type PushAnswer =
  | { state: 'accepted' }
  /** The subscription ended: the app was removed, or the permission withdrawn. */
  | { state: 'ended' }
  | { state: 'refused' | 'unavailable'; message: string; retryAfter?: number | undefined };

/** The dependencies of requests to push services. */
export interface PushServiceOptions {
  outbound: Outbound;
  keys: () => Promise<VapidKeys>;
  /** The e-mail address that push services may write to about this installation. */
  contact: string;
  clock: () => Date;
  /** Certificates of authorities that are trusted too. @default none */
  ca?: string | undefined;
}

/** Milliseconds for a whole request. */
const timeout = 10_000;
const mostRead = 1000;
/** Milliseconds; a push service can't postpone a message for longer. */
const longestPause = 3600_000;

/** Returns the milliseconds of a Retry-After header, which is a number of seconds or a date. */
export function pauseFrom(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  const pause = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return pause > 0 ? Math.min(pause, longestPause) : undefined;
}

function toPushAnswer(status: number, words: string, retryAfter: number | undefined): PushAnswer {
  if (status >= 200 && status < 300) return { state: 'accepted' };
  if (status === 404 || status === 410) return { state: 'ended' };
  const message = `${status} ${words.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()}`.trim();
  const isTemporary = status === 429 || status === 408 || status >= 500;
  return { state: isTemporary ? 'unavailable' : 'refused', message, retryAfter };
}

/** Connections to the push services of a batch. */
export interface PushServices {
  /** Sends a message to a device; a redirect is a failure. The promise never rejects. */
  post: (subscription: PushSubscriptionWrite, message: PushMessage) => Promise<PushAnswer>;
  close: () => void;
}

/** Opens connections to push services on demand; a host is resolved and checked once. */
export function openPushServices(options: PushServiceOptions, signal: AbortSignal): PushServices {
  const { outbound, keys, contact, clock, ca } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 20, ...(ca ? { ca } : {}) });
  const resolved = new Map<string, Promise<ResolvedAddress>>();
  const resolve = (host: string) => {
    const addresses = resolved.get(host) ?? outbound.resolve(host);
    resolved.set(host, addresses);
    return addresses;
  };
  const send = async (details: ReturnType<typeof webPush.generateRequestDetails>): Promise<PushAnswer> => {
    const url = new URL(details.endpoint);
    const address = await resolve(url.hostname);
    return new Promise((done, reject) => {
      const sending = request(
        url,
        {
          method: 'POST',
          headers: details.headers as Record<string, string>,
          agent,
          signal: AbortSignal.any([AbortSignal.timeout(timeout), signal]),
          lookup: (_host, { all }, found) =>
            all ? found(null, [address]) : found(null, address.address, address.family),
        },
        (response) => {
          let words = '';
          const end = () => {
            const pause = pauseFrom(response.headers['retry-after'], clock());
            done(toPushAnswer(response.statusCode ?? 0, words, pause));
          };
          response.setEncoding('utf8');
          response.on('error', reject);
          response.on('end', end);
          response.on('data', (piece: string) => {
            words += piece.slice(0, mostRead - words.length);
            if (words.length < mostRead) return;
            end();
            sending.destroy();
          });
        },
      );
      sending.on('error', reject);
      sending.end(details.body);
    });
  };
  return {
    async post(subscription, { json, timeToLive: TTL, urgency, topic }) {
      try {
        const vapidDetails = { subject: `mailto:${contact}`, ...(await keys()) };
        const how: RequestOptions = { vapidDetails, TTL, urgency, topic, contentEncoding: 'aes128gcm' };
        return await send(webPush.generateRequestDetails(subscription, json, how));
      } catch (error) {
        if (error instanceof AddressRejected) return { state: 'refused', message: error.message };
        return { state: 'unavailable', message: String((error as Error).message) };
      }
    },
    close: () => agent.destroy(),
  };
}
