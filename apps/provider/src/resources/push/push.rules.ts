import type { PushSubscriptionWrite } from '@school/domain';
import { invalid } from '../../httpError.ts';
import { isPublicKey } from '../../push/subscriptions.ts';

/**
 * Returns a subscription with its address in normal form.
 * @throws HttpError 422 for an address or a key that no push service has.
 */
export function validSubscription({ endpoint, keys }: PushSubscriptionWrite): PushSubscriptionWrite {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || url.protocol !== 'https:' || url.username || url.password)
    throw invalid({ endpoint: ['The endpoint field must be the address of a push service.'] });
  if (!isPublicKey(keys.p256dh))
    throw invalid({ 'keys.p256dh': ['The keys.p256dh field must be a point of P-256.'] });
  url.hash = '';
  return { endpoint: url.href, keys };
}
