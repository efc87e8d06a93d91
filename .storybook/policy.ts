/**
 * The product's own policy (quality.md, "policy"), reported instead of enforced: the runner speaks to the page through
 * a script of its own, which an enforced policy would refuse.
 */
export const policyHeaders = {
  'content-security-policy-report-only': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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
  ].join('; '),
};
