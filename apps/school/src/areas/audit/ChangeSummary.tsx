import type { AuditEntry } from '@school/domain';
import { listAuditFields } from '@school/domain/audit';
import { Stack, Text } from '@school/ui';
import { isolate } from '../../intl/isolate.ts';
import { useText } from '../../intl/useText.ts';
import { fieldName } from './fieldName.ts';

/** Maximum number of changes in a row. */
const most = 2;

/** The first changed fields of an entry, before and after; the row opens the rest. */
export function ChangeSummary(props: {
  entry: AuditEntry;
  formatValue(field: string, value: unknown): string;
}) {
  const t = useText();
  const { entry, formatValue } = props;
  const { before, after, subject } = entry;
  if (!before || !after) return null;
  const fields = listAuditFields(entry);
  const left = fields.length - most;
  return (
    <Stack gap="none">
      {fields.slice(0, most).map((field) => (
        <Text key={field} as="span" size="small" clamp={2}>
          {after[field] === 'changed'
            ? t('audit.fieldChanged', { field: fieldName(t, subject.kind, field) })
            : t('audit.change', {
                field: fieldName(t, subject.kind, field),
                before: isolate(formatValue(field, before[field])),
                after: isolate(formatValue(field, after[field])),
              })}
        </Text>
      ))}
      {left > 0 && (
        <Text as="span" size="small" tone="quiet">
          {t('audit.moreChanges', { count: left })}
        </Text>
      )}
    </Stack>
  );
}
