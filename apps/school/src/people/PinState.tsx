import type { SchoolUser } from '@school/domain';
import { Badge, Text } from '@school/ui';
import { useText } from '../intl/useText.ts';

/** Whether somebody has a PIN; that they have none is a warning. */
export function PinState({ person }: { person: Pick<SchoolUser, 'has_pin'> }) {
  const t = useText();
  if (!person.has_pin) {
    return (
      <Badge tone="caution" icon="key-round">
        {t('users.withoutPin')}
      </Badge>
    );
  }
  return (
    <Text as="span" size="small" tone="quiet">
      {t('users.withPin')}
    </Text>
  );
}
