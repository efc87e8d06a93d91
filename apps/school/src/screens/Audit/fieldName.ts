import { auditFieldLabel } from '@school/domain/audit';
import type { Translate } from '../../intl/createTranslator.ts';

/** What a field is called; one that isn't known here has its own name. */
export function fieldName(t: Translate, kind: string, field: string): string {
  const label = auditFieldLabel(kind, field);
  return label ? t(label) : field;
}
