import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificates.ts';

/** The part of `http_ece`, which has no types, that decrypts a message of RFC 8188; it throws for another key. */
interface Ece {
  decrypt: (body: Buffer, options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }) => Buffer;
}
const ece = createRequire(import.meta.url)('http_ece') as Ece;

/** A message that the service accepted. */
export interface TakenPush {
  /** Path of the endpoint. */
  path: string;
  json: string;
  topic: string | undefined;
  timeToLive: number;
  urgency: string | undefined;
  /** The contact of the sender. */
  subject: string;
}

/** An answer other than 201. */
export interface PushRejection {
  status: number;
  headers?: Record<string, string>;
}

const decoded = (text = '') =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;

/** Verifies a VAPID header (RFC 8292). @returns its subject. @throws when it is wrong. */
function verifyVapid(header: string, audience: string): string {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!;
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = decoded(claims);
  const day = Date.now() / 1000 + 86_400;
  if (!isSigned || aud !== audience || !(Number(exp) <= day) || !String(sub).startsWith('mailto:'))
    throw new Error('The VAPID header is wrong.');
  return String(sub);
}

/** Opens a push service over TLS on a free port, which decrypts what it accepts as a browser would. */
export async function openPushServer(certificate: Certificate) {
  const received: TakenPush[] = [];
  const devices = new Map<string, { ecdh: ECDH; auth: string }>();
  const rejections = new Map<string, PushRejection>();
  /** Number of requests by path, accepted or not. */
  const requests = new Map<string, number>();
  const server = createServer({ cert: certificate.cert, key: certificate.key }, (request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.set(path, (requests.get(path) ?? 0) + 1);
      const rejection = rejections.get(path);
      if (rejection) return void response.writeHead(rejection.status, rejection.headers).end('refused');
      const device = devices.get(path);
      if (!device) return void response.writeHead(404).end();
      try {
        const { authorization = '', topic, ttl, urgency } = request.headers as Record<string, string>;
        const subject = verifyVapid(authorization, `https://${request.headers.host}`);
        const options = { version: 'aes128gcm', privateKey: device.ecdh, authSecret: device.auth } as const;
        const json = ece.decrypt(Buffer.concat(chunks), options).toString();
        received.push({ path, json, topic, timeToLive: Number(ttl), urgency, subject });
        response.writeHead(201).end();
      } catch {
        response.writeHead(403).end();
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    taken: received,
    rejections,
    requests,
    /** Subscribes a new device; the path names it. */
    subscribe(path: string) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      devices.set(path, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth };
      return { endpoint: `https://localhost:${port}${path}`, keys };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type PushServer = Awaited<ReturnType<typeof openPushServer>>;
