import type { BoardRow, SafetyState } from '@school/domain';
import { IconButton, Menu } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** The menu that answers an emergency for another person. */
export function AnswerForPerson(props: { row: BoardRow; notificationId: string; onChanged: () => void }) {
  const t = useText();
  const { notices } = useScreenServices();
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
