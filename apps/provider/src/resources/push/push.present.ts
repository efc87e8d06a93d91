import type { PushDevice } from '@school/domain';
import type { Row } from '../../database/schema.ts';

/** The columns of a device that its person sees. */
export type DeviceRow = Pick<
  Row<'push_subscriptions'>,
  'id' | 'token_id' | 'browser' | 'system' | 'created_at'
>;

/** Converts a device; `currentToken` is the sign-in of this request. */
export const presentDevice = (
  { id, token_id, browser, system, created_at }: DeviceRow,
  currentToken: string,
): PushDevice => ({
  id,
  browser,
  system,
  current: token_id === currentToken,
  created_at: created_at.toISOString(),
});
