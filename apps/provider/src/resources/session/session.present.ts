import type { DeviceSession } from '@school/domain';
import type { Row } from '../../database/schema.ts';

type Token = Pick<Row<'tokens'>, 'id' | 'device_name' | 'browser' | 'system' | 'created_at' | 'last_used_at'>;

/** Converts a sign-in to the contract's form; `currentId` is the one of this request. */
export function presentSession(
  { id, device_name, browser, system, created_at, last_used_at }: Token,
  currentId: string,
): DeviceSession {
  return {
    id,
    device_name,
    browser,
    system,
    current: id === currentId,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  };
}
