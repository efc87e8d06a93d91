import type { SchoolUser } from '@school/domain';
import { Badge, Text } from '@school/ui';
import { useText } from '../../intl/useText.ts';

/** Whether a person who may start emergencies has a PIN; a missing one is a warning. Renders nothing where that is unknown. */
export function PinState({ person }: { person: Pick<SchoolUser, 'has_pin'> }) {
  const t = useText();
  if (person.has_pin === null) return null;
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
