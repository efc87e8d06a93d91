import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Hashes of what a policy allows beside the app's own files, by directive, as the app's build writes them. */
export interface PolicyHashes {
  'style-src'?: string[];
}

/**
 * Returns the strict policy: own files only, no plugins, no frames, no eval.
 *
 * @param hashes The few styles that libraries insert; all others are blocked. Only the app's page needs them.
 */
export function contentSecurityPolicy(hashes: PolicyHashes = {}): string {
  const styles = (hashes['style-src'] ?? []).map((hash) => `'${hash.replaceAll("'", '')}'`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types school default',
  ].join('; ');
}

/** Path of the worker that decodes HEIC photos (`apps/school/src/heic`), with the hash of its build. */
export const heicWorkerPath = /^assets\/heicWorker-[\w-]+\.js$/;

/** The policy of that worker: it alone may compile WebAssembly, and it loads no other script. */
export const heicWorkerPolicy = [
  "default-src 'none'",
  "script-src 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Returns the headers that every answer to a request has. */
export type HeadersOf = (request: FastifyRequest) => Record<string, string>;

/** The headers of every answer: also of errors, files, and answers to unreadable requests. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Returns the same with those that depend on the request. */
export function headersFor(trustedProxies: number): HeadersOf {
  // Fastify's `protocol` of a request without a route ignores the proxy.
  const isSecure = ({ headers, protocol }: FastifyRequest) => {
    const forwarded = trustedProxies > 0 && headers['x-forwarded-proto'];
    return (forwarded ? String(forwarded).split(',').at(-1)!.trim() : protocol) === 'https';
  };
  return (request) => ({
    ...securityHeaders,
    ...(isSecure(request) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(/^\/(?:api|sanctum)\b/.test(request.url) ? { 'cache-control': 'no-store' } : {}),
  });
}

export function sendHeaders(app: FastifyInstance, getHeaders: HeadersOf): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(getHeaders(request));
  });
}
