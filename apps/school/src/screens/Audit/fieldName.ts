import { auditFieldLabel } from '@school/domain/audit';
import type { TextOf } from '../../intl/words.ts';

/** What a field is called; one that isn't known here has its own name. */
export function fieldName(t: TextOf, kind: string, field: string): string {
  const label = auditFieldLabel(kind, field);
  return label ? t(label) : field;
}
