import { type BoardRow, type DeliveryState, phoneText, type SafetyState } from '@school/domain';
import {
  Avatar,
  Badge,
  type BadgeProps,
  IconButton,
  Inline,
  LinkButton,
  ListItem,
  type ListItemProps,
  Menu,
  Text,
} from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { isolated } from '../../../intl/Emphasised.tsx';
import type { MessageId } from '../../../intl/messages.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { useNarrow } from '../../../viewport/useNarrow.ts';

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
    /** The running emergency. */
    notificationId?: string;
    onChanged: () => void;
  } & Partial<ListItemProps>,
) {
  const t = useText();
  const narrow = useNarrow();
  const { row, names, notificationId, onChanged, ...position } = props;
  const { person, state, failure, location, note, set_by: setBy, phone } = row;
  const { tone, icon, label } = looks[state];
  const detail = failure ? (`notification.failure.${failure}` as const) : details[state];
  const facts = [
    ...names,
    ...(detail ? [t(detail)] : []),
    ...(setBy ? [t('board.setBy', { name: setBy.name })] : []),
  ];
  const badge = (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
  const controls = (
    <Inline gap="s" justify={narrow ? 'start' : 'end'}>
      {!narrow && badge}
      {phone && (
        <LinkButton
          size="s"
          icon="phone"
          href={`tel:${phone}`}
          aria-label={t('board.call', { name: person.name, phone: phoneText(phone) })}
          {...(state === 'needs_help' && { tone: 'critical' as const, variant: 'solid' as const })}
        >
          <Text as="bdi" dir="ltr" size="small" unbroken>
            {phoneText(phone)}
          </Text>
        </LinkButton>
      )}
      {notificationId && <AnswerFor row={row} notificationId={notificationId} onChanged={onChanged} />}
    </Inline>
  );
  return (
    <ListItem
      {...position}
      start={<Avatar name={person.name} src={person.avatar} aria-hidden />}
      title={person.name}
      meta={facts.length > 0 && facts.map(isolated).join(' · ')}
      end={narrow ? badge : controls}
    >
      {[location, note].map(
        (text) =>
          text && (
            <Text key={text} size="small" weight="medium" isolate>
              {text}
            </Text>
          ),
      )}
      {narrow && controls}
    </ListItem>
  );
}

function AnswerFor(props: { row: BoardRow; notificationId: string; onChanged: () => void }) {
  const t = useText();
  const { notices } = useShell();
  const { run, pending } = useCommand('acknowledgeNotification');
  const { notificationId, onChanged } = props;
  const { person, state } = props.row;
  const mark = async (answer: SafetyState) => {
    const outcome = await run({
      path: { id: notificationId },
      body: { state: answer, for_user_id: person.id },
    });
    if (!outcome.ok) {
      const message = problemMessage(outcome.problem, { conflict: 'notifications.endedMeanwhile' });
      notices.notify({ tone: 'critical', message });
      if (outcome.problem.kind === 'conflict') onChanged();
      return;
    }
    onChanged();
    const id = answer === 'safe' ? 'board.markedSafe' : 'board.markedHelp';
    notices.notify({ tone: 'positive', message: { id, values: { name: person.name } } });
  };
  const label = t('board.answerFor', { name: person.name });
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon="ellipsis" size="s" label={label} loading={pending} />}
      items={[
        {
          id: 'safe',
          label: t('board.markSafe'),
          icon: 'shield-check',
          disabled: state === 'safe',
          onSelect: () => void mark('safe'),
        },
        {
          id: 'needs_help',
          label: t('board.markHelp'),
          icon: 'hand',
          disabled: state === 'needs_help',
          onSelect: () => void mark('needs_help'),
        },
      ]}
    />
  );
}
