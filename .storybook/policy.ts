import { styleHashes } from '@school/ui/trusted-types';

/**
 * The product's CSP (quality.md, "policy") in report-only mode: the test runner injects a script that an enforced policy
 * would block.
 */
export const policyHeaders = {
  'content-security-policy-report-only': [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
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
  ].join('; '),
};
