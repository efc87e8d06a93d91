import { Notice, Page, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { type ReactNode, use, useMemo, useRef, useState } from 'react';
import { findChange } from '../data/changes.ts';
import { GoneRecord } from '../data/goneRecord.ts';
import type { Outcome } from '../data/useCommand.ts';
import { useText } from '../intl/useText.ts';
import type { ProblemMessages } from '../intl/problemText.ts';
import { DraftedFormFoot } from './DraftedFormFoot.tsx';
import type { Draft, Drafts } from './drafts.ts';
import { withoutLostFiles } from '../outbox/waitingFiles.ts';
import { type ComparedFormFields, toDraftOptions, toFormProps } from './fields.ts';
import { Form } from './Form.tsx';
import { FormProblem } from './FormProblem.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { type FormOutbox, type WaitingForm, waitingDraftName } from './formOutbox.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { useComparedFields } from './useComparedFields.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { type FormDraft, useDraft } from './useDraft.ts';
import { useDrafts } from './useDrafts.ts';
import { useFormSubmission } from './useFormSubmission.ts';
import { WaitingFormPage } from './WaitingFormPage.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSendShortcut } from './useSendShortcut.ts';
import { useTopAfter } from './useTopAfter.ts';
import { type Current, type NotifyMerge, useVersions } from './useVersions.tsx';
import type { LoadValidator } from './validation.ts';

/** What a request needs besides its body. */
export type SendOptions = {
  /** The same for every retry of a request. */
  idempotencyKey: string;
  /** Version that was edited, for `If-Match`; undefined for a new record. */
  version: number | undefined;
};

/** Props of {@link DraftedForm}. */
export type DraftedFormProps<Values extends object, Request, Answer, Tools = unknown> = {
  /** Accessible name of the form. */
  label: string;
  /** Initial values; a stored draft of the same name overrides them. */
  values: Values;
  /** Key of the draft among the person's drafts: `new-post`, `post-<id>`. */
  draftName: string;
  /** Drafts that were stored before it are ignored. */
  draftsSince?: Date | undefined;
  /** Latest known version of the record. A higher one than the form started from means that another person changed it. */
  version?: number | undefined;
  /** Id of the record, used to find its changes in the event stream. */
  recordId?: string | undefined;
  /** Shows a toast when a save was merged with another person's changes. */
  notify?: NotifyMerge | undefined;
  /** One record for each field. Must be a constant. */
  fields: ComparedFormFields<Values, Tools>;
  /** What the comparison texts of the fields use. Needed for a form with `readCurrent`. */
  tools?: Tools;
  loadValidator: LoadValidator<Values>;
  /** Messages per kind of problem that replace the app's defaults. */
  problemMessages?: ProblemMessages;
  /** Converts the values to the request body. */
  toRequest(values: Values): Request;
  /** Sends the request. Null means that the person cancelled a confirmation; the form stays as it is. */
  onSend(request: Request, options: SendOptions): Promise<Outcome<Answer> | null>;
  onSent(answer: Answer): void;
  onCancel(): void;
  /** Reads the current record after a conflict. Without it the form only reports the conflict. */
  readCurrent?(): Promise<Current<Values> | null>;
  /** Stores the form on the device when it can't be sent. Without it only the draft is stored. */
  outbox?: FormOutbox<Values, Request>;
  /** @default a "Save" button that submits the form */
  submit?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/**
 * A form page with drafts. Values are stored on the device until they are sent, leaving an unsent form asks for
 * confirmation, rejected fields are marked, and conflicting edits are shown side by side.
 */
export function DraftedForm<Values extends object, Request, Answer, Tools = unknown>(
  props: DraftedFormProps<Values, Request, Answer, Tools>,
) {
  const t = useText();
  const drafts = useDrafts();
  const { outbox } = props;
  // While a form is stored or removed from the outbox and left, it stays as it is.
  const [left, setLeft] = useState<{ waiting: WaitingForm<Values> | undefined } | null>(null);
  if (!drafts || outbox?.isReady === false) {
    return (
      <Page width="form">
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={64} />
          <Skeleton shape="box" height={240} />
        </SkeletonGroup>
      </Page>
    );
  }
  const waiting = left ? left.waiting : outbox?.waiting;
  if (waiting && !waiting.held)
    return <WaitingFormPage createdAt={waiting.createdAt} onEdit={() => void outbox?.edit()} />;
  return (
    <FormOfDrafts
      key={waiting?.id}
      {...props}
      drafts={drafts}
      edited={waiting}
      onLeaving={(isLeaving) => setLeft(isLeaving ? { waiting } : null)}
    />
  );
}

function FormOfDrafts<Values extends object, Request, Answer, Tools>(
  props: DraftedFormProps<Values, Request, Answer, Tools> & {
    drafts: Drafts;
    /** The submitted form that is edited. */
    edited: WaitingForm<Values> | undefined;
    /** Called before and, if it can't be left, after an attempt to store the form. */
    onLeaving(isLeaving: boolean): void;
  },
) {
  const { drafts, draftsSince, readCurrent, notify, fields, edited } = props;
  const draftName = edited ? waitingDraftName(edited.id) : props.draftName;
  const compared = useComparedFields(fields, props.tools);
  const formProps = useMemo(() => toFormProps(fields), [fields]);
  const draftOptions = useMemo(() => toDraftOptions(fields), [fields]);
  const [round, setRound] = useState(0);
  const [storedDraft, setStoredDraft] = useState(() => {
    const stored = drafts.read<Values>(draftName);
    if (stored && (!draftsSince || new Date(stored.savedAt) >= draftsSince))
      return { ...stored, values: withoutLostFiles(stored.values) };
    return edited ? { ...edited.state, idempotencyKey: '', savedAt: edited.createdAt } : null;
  });
  // Keeps the values that editing started from. A refetch of the record would reset the form and discard the input.
  const [values, setValues] = useState(props.values);
  const [isSent, setIsSent] = useState(false);
  const start = {
    version: storedDraft?.version ?? props.version,
    base: storedDraft ? (storedDraft.base ?? null) : props.values,
  };
  const versions = useVersions({ start, readCurrent, compared, notify });
  const { version, base } = versions.from;
  const initialValues = useMemo(
    () => (storedDraft ? { ...values, ...storedDraft.values } : values),
    [storedDraft, values],
  );
  const draft = useRef<FormDraft | null>(null);
  useTopAfter();

  const submit = useFormSubmission(props, versions, draft, () => setIsSent(true));

  const restart = () => {
    draft.current?.erase();
    setStoredDraft(null);
    versions.setFrom({ version: props.version, base: props.values });
    setValues(props.values);
    setRound((count) => count + 1);
  };

  const change = props.recordId === undefined ? undefined : findChange(props.recordId);
  const isGone = use(GoneRecord);
  // The form's own save also refetches the record: that version isn't a conflict.
  const isOutdated =
    !isSent && version !== undefined && props.version !== undefined && props.version > version;

  return (
    <Form<Values>
      key={round}
      label={props.label}
      initialValues={initialValues}
      loadValidator={props.loadValidator}
      {...formProps}
      onSubmit={submit}
    >
      <DraftedPage
        {...props}
        draftName={draftName}
        isWaiting={edited !== undefined}
        draftOptions={draftOptions}
        problemMessages={{ ...props.problemMessages, ...versions.conflictMessages }}
        storedDraft={storedDraft}
        version={version}
        base={base}
        newer={
          isGone ? (
            <GoneNotice change={change} />
          ) : (
            isOutdated && (
              <NewerVersion
                change={change}
                onView={() => versions.show({ values: props.values, version: props.version!, change })}
              />
            )
          )
        }
        onDraft={(now) => {
          draft.current = now;
        }}
        onRestart={restart}
      />
      {versions.dialog}
    </Form>
  );
}

function DraftedPage<Values extends object>(props: {
  draftName: string;
  /** Whether it is a submitted form that wasn't sent. */
  isWaiting: boolean;
  drafts: Drafts;
  storedDraft: Draft<Values> | null;
  version: number | undefined;
  base: Values | null;
  newer: ReactNode;
  draftOptions: ReturnType<typeof toDraftOptions<Values>>;
  onDraft(draft: FormDraft): void;
  onRestart(): void;
  onCancel(): void;
  problemMessages?: ProblemMessages;
  submit?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const { onDraft, drafts, draftName, storedDraft, version, base, draftOptions } = props;
  const draft = useDraft(drafts, draftName, storedDraft, { version, base, ...draftOptions });
  onDraft(draft);
  const leave = useLeaveGuard(draft.unsent);
  useSendShortcut();
  return (
    <Page
      width="form"
      footer={
        <DraftedFormFoot draft={draft} onCancel={() => leave(props.onCancel)}>
          {props.submit}
        </DraftedFormFoot>
      }
    >
      <Stack gap="xl">
        {props.isWaiting && (
          <Notice tone="info" role="status">
            {t('forms.waiting.editing')}
          </Notice>
        )}
        {storedDraft && !props.isWaiting && (
          <RestoredNotice isRestored missing={draft.missing} onRestart={props.onRestart} />
        )}
        {props.newer}
        <FormProblem instead={props.problemMessages} />
        {props.children}
      </Stack>
    </Page>
  );
}
