import { fullName, type SchoolUser } from '@school/domain';
import { BulkActionDialog } from '../../../actions/BulkActionDialog.tsx';
import type { BulkActionState } from '../../../actions/useBulkAction.ts';
import type { MessageId } from '../../../intl/messages.ts';
import type { ProblemMessages } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import type { PeopleActionKind } from '../usePeopleBulkAction.ts';

const titles: Record<PeopleActionKind, MessageId> = {
  reset: 'users.reset',
  suspend: 'users.suspend',
  role: 'users.giveRole',
};

const instead: Record<PeopleActionKind, ProblemMessages> = {
  reset: { invalid: 'users.bulk.notActive' },
  suspend: { invalid: 'users.suspendRefused' },
  role: {},
};

/** Result of a bulk action for each selected person. */
export function PeopleReport(props: {
  kind: PeopleActionKind;
  together: BulkActionState<SchoolUser>;
  onClose(): void;
}) {
  const t = useText();
  const { kind, together, onClose } = props;
  return (
    <BulkActionDialog<SchoolUser>
      state={together}
      title={t(titles[kind])}
      getName={fullName}
      instead={instead[kind]}
      onClose={onClose}
    />
  );
}
