import type { CommuneName } from '@school/domain';
import { communes } from '@school/domain/communes';

const byId = new Map(communes.map(({ id, name }) => [id, { id, name }]));

/** A commune by its code; null for none, and for a code that no commune has. */
export function communeOf(id: string | null): CommuneName | null {
  return (id && byId.get(id)) || null;
}
