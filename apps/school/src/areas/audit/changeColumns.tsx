import { type TableColumn, Text } from '@school/ui';
import type { Translate } from '../../intl/useText.ts';
import { fieldName } from './fieldName.ts';

/** Column with the field's label. */
export const fieldColumn = (t: Translate, kind: string): TableColumn<string> => ({
  id: 'field',
  header: t('audit.field.field'),
  primary: true,
  cell: (field) => fieldName(t, kind, field),
});

/** Column with the values before or after. */
export const sideColumn = (
  t: Translate,
  side: 'before' | 'after',
  formatValue: (field: string) => string,
): TableColumn<string> => ({
  id: side,
  header: t(`audit.${side}`),
  card: 'named',
  cell: (field) => (
    <Text as="span" isolate>
      {formatValue(field)}
    </Text>
  ),
});
