import { type BoardRow, type DeliveryState, phoneText } from '@school/domain';
import {
  Avatar,
  Badge,
  type BadgeProps,
  Inline,
  LinkButton,
  ListItem,
  type ListItemProps,
  Text,
} from '@school/ui';
import { FactLine } from '../../../intl/FactLine.tsx';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { AnswerForPerson } from './AnswerForPerson.tsx';

const unanswered = { tone: 'caution', icon: 'clock', label: 'notification.noAnswer' } as const;
const looks: Record<DeliveryState, Pick<BadgeProps, 'tone' | 'icon'> & { label: MessageId }> = {
  needs_help: { tone: 'critical', icon: 'hand', label: 'notification.state.needsHelp' },
  safe: { tone: 'positive', icon: 'shield-check', label: 'notification.state.safe' },
  queued: unanswered,
  sent: unanswered,
  delivered: unanswered,
  seen: unanswered,
  failed: unanswered,
};

/** How far the alert has come with a person without an answer. */
const details: Partial<Record<DeliveryState, MessageId>> = {
  sent: 'board.detail.sent',
  delivered: 'board.detail.delivered',
  seen: 'board.detail.seen',
};

/** One recipient: state, where to look, phone, and during the emergency the menu that answers for them. */
export function BoardPerson(
  props: {
    row: BoardRow;
    /** Their places and courses. */
    names: readonly string[];
    /** When the answer was received after the end, in words. */
    late: string | null;
    /** The running emergency. */
    notificationId?: string;
    onChanged: () => void;
  } & Partial<ListItemProps>,
) {
  const t = useText();
  const narrow = useNarrow();
  const { row, names, late, notificationId, onChanged, ...position } = props;
  const { person, state, failure, location, note, set_by: setBy, phone } = row;
  const { tone, icon, label } = looks[state];
  const detail = failure ? (`notification.failure.${failure}` as const) : details[state];
  const facts = [
    ...names.map((name) => ({ name })),
    ...(detail ? [t(detail)] : []),
    ...(setBy ? [t('board.setBy', { name: setBy.name })] : []),
    ...(late ? [late] : []),
  ];
  const badge = (
    <Badge tone={tone} icon={icon} translate="no">
      {t(label)}
    </Badge>
  );
  const call = phone && (
    <LinkButton
      size="s"
      icon="phone"
      href={`tel:${phone}`}
      aria-label={t('board.call', { name: person.name, phone: phoneText(phone) })}
      {...(state === 'needs_help' && { tone: 'critical' as const, variant: 'solid' as const })}
    >
      <Text as="bdi" dir="ltr" size="small" unbroken translate="no">
        {phoneText(phone)}
      </Text>
    </LinkButton>
  );
  const menu = notificationId && (
    <AnswerForPerson row={row} notificationId={notificationId} onChanged={onChanged} />
  );
  const controls = (
    <Inline gap="s" justify="end">
      {badge}
      <Inline gap="s" justify="end">
        {call}
        {menu}
      </Inline>
    </Inline>
  );
  return (
    <ListItem
      {...position}
      start={<Avatar name={person.name} src={person.avatar} aria-hidden />}
      title={<span translate="no">{person.name}</span>}
      meta={facts.length > 0 && <FactLine facts={facts} />}
      end={narrow ? menu : controls}
    >
      {[location, note].map(
        (text) =>
          text && (
            <Text key={text} size="small" weight="medium" isolate>
              {text}
            </Text>
          ),
      )}
      {narrow && (
        <Inline gap="s">
          {badge}
          {call}
        </Inline>
      )}
    </ListItem>
  );
}
