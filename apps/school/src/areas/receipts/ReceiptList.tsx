import type { Receipt, ReceiptState } from '@school/domain';
import { Avatar, Badge, type BadgeProps, List, ListItem, Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { LabelledTime } from '../../intl/LabelledTime.tsx';
import { useText } from '../../intl/useText.ts';

const looks: Record<ReceiptState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  unread: { tone: 'neutral', icon: 'clock' },
  read: { tone: 'info', icon: 'eye' },
  confirmed: { tone: 'positive', icon: 'check' },
};

/** A page of people with their receipts; of those without one, when they last signed in. */
export function ReceiptList({ receipts, confirms }: { receipts: readonly Receipt[]; confirms: boolean }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  if (receipts.length === 0) return <Text tone="quiet">{t('receipts.noMatch')}</Text>;
  return (
    <List label={t('receipts.title')}>
      {receipts.map(({ person, state, read_at, confirmed_at, last_sign_in_at: lastSignIn }) => {
        const at = confirmed_at ?? read_at;
        const isUnconfirmed = confirms && state === 'read';
        return (
          <ListItem
            key={person.id}
            start={<Avatar name={person.name} src={person.avatar} aria-hidden />}
            title={person.name}
            meta={
              at ? (
                <Time value={at} timeZone={timeZone} format="relative" />
              ) : lastSignIn === null ? (
                t('receipts.neverSignedIn')
              ) : (
                lastSignIn && <LabelledTime label={t('receipts.lastSignIn')} value={lastSignIn} />
              )
            }
            end={
              <Badge {...looks[state]}>
                {t(isUnconfirmed ? 'receipts.state.unconfirmed' : `receipts.state.${state}`)}
              </Badge>
            }
          />
        );
      })}
    </List>
  );
}
