import type { CommuneName } from '@school/domain';
import { communes } from '@school/domain/communes';

const byId = new Map(communes.map(({ id, name }) => [id, { id, name }]));

/** Finds a commune by its code; null for null and for an unknown code. */
export function findCommune(id: string | null): CommuneName | null {
  return (id && byId.get(id)) || null;
}
