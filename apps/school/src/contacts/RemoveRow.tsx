import { Button } from '@school/ui';
import { useText } from '../intl/useText.ts';

/** The contract takes no more. */
export const mostRows = 10;

/** Takes one of several rows away. */
export function RemoveRow(props: { shown: boolean; label: string; onRemove(): void }) {
  const t = useText();
  if (!props.shown) return null;
  return (
    <Button variant="plain" size="s" aria-label={props.label} onClick={props.onRemove}>
      {t('contacts.form.remove')}
    </Button>
  );
}
