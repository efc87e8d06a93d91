import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads the hashes of the few styles that libraries insert, as the app's build wrote them; all others are blocked. */
function styleHashes(siteFolder: string): string[] {
  const file = join(siteFolder, 'csp.json');
  if (!existsSync(file)) return [];
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as { 'style-src'?: string[] };
  return (hashes['style-src'] ?? []).map((hash) => `'${hash.replaceAll("'", '')}'`);
}

/** Returns the strict policy: own files only, no plugins, no frames, no eval. */
export function contentSecurityPolicy(siteFolder: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes(siteFolder)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types school',
  ].join('; ');
}

/** Returns the headers that every answer to a request has. */
export type HeadersOf = (request: FastifyRequest) => Record<string, string>;

/** Returns the headers of every answer: also of errors, files, and answers to unreadable requests. */
export function securityHeaders(siteFolder: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(siteFolder),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** Returns the same with those that depend on the request. */
export function headersFor(siteFolder: string, trustedProxies: number): HeadersOf {
  const always = securityHeaders(siteFolder);
  // Fastify's `protocol` of a request without a route ignores the proxy.
  const isSecure = ({ headers, protocol }: FastifyRequest) => {
    const forwarded = trustedProxies > 0 && headers['x-forwarded-proto'];
    return (forwarded ? String(forwarded).split(',').at(-1)!.trim() : protocol) === 'https';
  };
  return (request) => ({
    ...always,
    ...(isSecure(request) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(/^\/(?:api|sanctum)\b/.test(request.url) ? { 'cache-control': 'no-store' } : {}),
  });
}

export function sendHeaders(app: FastifyInstance, headersOf: HeadersOf): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
  });
}
