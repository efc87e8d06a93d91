import { Button } from '@school/ui';
import { useText } from '../../intl/useText.ts';

/** Maximum number of rows in the contract. */
export const mostRows = 10;

/** Button that removes a row. */
export function RemoveRow(props: { shown: boolean; label: string; onRemove(): void }) {
  const t = useText();
  if (!props.shown) return null;
  return (
    <Button variant="plain" size="s" aria-label={props.label} onClick={props.onRemove}>
      {t('contacts.form.remove')}
    </Button>
  );
}
