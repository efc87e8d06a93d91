import { fullName, type SchoolUser } from '@school/domain';
import { TogetherDialog } from '../../../actions/TogetherDialog.tsx';
import type { Together } from '../../../actions/useTogether.ts';
import type { MessageId } from '../../../intl/messages.ts';
import type { ProblemMessages } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import type { TogetherKind } from '../usePeopleTogether.ts';

const titles: Record<TogetherKind, MessageId> = {
  reset: 'users.reset',
  suspend: 'users.suspend',
  role: 'users.giveRole',
};

const instead: Record<TogetherKind, ProblemMessages> = {
  reset: { invalid: 'users.bulk.notActive' },
  suspend: { invalid: 'users.suspendRefused' },
  role: {},
};

/** Result of a bulk action for each selected person. */
export function PeopleReport(props: { kind: TogetherKind; together: Together<SchoolUser>; onClose(): void }) {
  const t = useText();
  const { kind, together, onClose } = props;
  return (
    <TogetherDialog<SchoolUser>
      together={together}
      title={t(titles[kind])}
      nameOf={fullName}
      instead={instead[kind]}
      onClose={onClose}
    />
  );
}
