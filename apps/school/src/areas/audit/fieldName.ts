import { auditFieldLabel } from '@school/domain/audit';
import type { Translate } from '../../intl/useText.ts';

/** Returns the label of a field; an unknown field keeps its API name. */
export function fieldName(t: Translate, kind: string, field: string): string {
  const label = auditFieldLabel(kind, field);
  return label ? t(label) : field;
}
