import type { InputOf, OperationId } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useNamed } from '../audience/useNamed.ts';
import type { AnsweredRecord } from '../data/answeredRecord.ts';
import { GoneRecord, isGone } from '../data/goneRecord.ts';
import { useQuery } from '../data/useQuery.ts';
import type { ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import type { RoutePath } from '../router/routePath.ts';
import { useRouteValues } from '../router/useRouteValues.ts';
import { Failed } from './Failed.tsx';
import { NoPermission } from './NoPermission.tsx';
import { type ScreenFacts, useScreen } from './ScreenRoot.tsx';

type RecordScreenProps<Read extends OperationId> = {
  /** Path with the record's `id`, and `edit` if the screen has a form. */
  path: RoutePath<{ id: string }, never>;
  /** The operation that reads the record by its id. */
  read: Read;
  /** Whether the user may read any such record. @default true */
  mayOpen?: boolean;
  /** Titles and description; `title` is that of the form. */
  facts(record: AnsweredRecord<Read>): ScreenFacts;
  /** Messages that replace the general ones if the record can't be read. */
  instead: ProblemMessages;
  /** Whether the user may change the record. @default no */
  mayEdit?(record: AnsweredRecord<Read>): boolean;
  /** Whether `?edit` shows a record that can't be changed, instead of the missing permission. @default false */
  showsUneditable?: boolean;
  /** Renders the form. `onDone` shows the record, `reload` reads it again. */
  renderForm?(record: AnsweredRecord<Read>, form: { onDone(): void; reload(): void }): ReactNode;
  /** Renders the record. Without it the screen always shows the form. */
  children?(record: AnsweredRecord<Read>): ReactNode;
};

/** Screen of a record: the record, its form with `?edit`, and the states of its query. */
export function RecordScreen<Read extends OperationId>(props: RecordScreenProps<Read>) {
  const { id } = useRouteValues(props.path);
  return <OneRecord key={id} {...props} />;
}

function OneRecord<Read extends OperationId>(props: RecordScreenProps<Read>) {
  const { path, mayOpen = true, mayEdit, showsUneditable, instead, renderForm, children } = props;
  const { id, edit: isEditRequested = !children } = useRouteValues(path) as { id: string; edit?: boolean };
  const [, navigate] = useLocation();
  // The contract's type of the input isn't known before `Read` is.
  const input = mayOpen ? ({ path: { id } } as unknown as InputOf<Read>) : null;
  const query = useNamed(useQuery(props.read, input) as Parameters<typeof useNamed>[0]);
  const { problem, reload } = query;
  const record = query.data?.data as AnsweredRecord<Read> | undefined;
  const gone = isGone(query);
  const canEdit = record !== undefined && mayEdit?.(record) === true;
  const editing = isEditRequested && canEdit;
  const { title, ...facts } = record === undefined ? {} : props.facts(record);
  useScreen({ ...facts, title: editing ? title : undefined, ownFoot: editing });

  const isFormForbidden = record !== undefined && isEditRequested && !canEdit && !showsUneditable;
  if (!mayOpen || isFormForbidden) return <NoPermission />;
  if (record !== undefined && editing && renderForm) {
    const onDone = () => navigate(path.format({ id }), { replace: true });
    return (
      <Suspense fallback={<Loading />}>
        <GoneRecord value={gone}>{renderForm(record, { onDone, reload })}</GoneRecord>
      </Suspense>
    );
  }
  if (record !== undefined && !gone) return children?.(record);
  if (problem) {
    const state = { recordId: id, gone, problem, onRetry: reload, instead };
    return <Page state={<Failed whole {...state} />} />;
  }
  return <Loading />;
}

function Loading() {
  const t = useText();
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="60%" />
        <Skeleton shape="text" width="40%" />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}
