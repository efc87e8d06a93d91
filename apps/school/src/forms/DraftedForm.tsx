import { Button, Notice, Page, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { changeOf } from '../data/changes.ts';
import type { Outcome } from '../data/useCommand.ts';
import { isolated } from '../intl/Emphasised.tsx';
import { sentenceGap } from '../intl/sentenceGap.ts';
import { useText } from '../intl/useText.ts';
import type { MessageId } from '../intl/messages.ts';
import type { ProblemMessages } from '../intl/problemText.ts';
import type { ComparedField } from './compared.ts';
import { DraftedFormFoot } from './DraftedFormFoot.tsx';
import type { Draft, Drafts } from './drafts.ts';
import { Form } from './Form.tsx';
import { FormProblem } from './FormProblem.tsx';
import { NewerVersion } from './NewerVersion.tsx';
import { type KeptDraft, useDraft } from './useDraft.ts';
import { useDrafts } from './useDrafts.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useTopAfter } from './useTopAfter.ts';
import { type Current, type TellMerge, useVersions } from './useVersions.tsx';
import type { LoadValidator } from './validation.ts';

/** What a send needs besides the request itself. */
export type SendOptions = {
  /** The same for every try of the same request. */
  idempotencyKey: string;
  /** The version that was changed, for `If-Match`; absent while nothing has a version. */
  version: number | undefined;
};

/** Props of {@link DraftedForm}. */
export type DraftedFormProps<Values extends object, Request, Answer> = {
  /** What the form is called by assistive technology. */
  label: string;
  /** What it holds at first; a draft of the same name goes before it. */
  values: Values;
  /** Name of the draft among a person's drafts: `new-post`, `post-<id>`. */
  draftName: string;
  /** The version of the record that is being changed; a later one than was opened says that somebody else changed it. */
  version?: number | undefined;
  /** Its id, by which the stream says who changed it. */
  recordId?: string | undefined;
  /** Shows in passing that a save was combined with what somebody else had saved meanwhile. */
  tell?: TellMerge | undefined;
  /** What never stays on the device: passwords, PINs, files. A constant. */
  unkept?: readonly (keyof Values)[];
  /** Names of files in there that nothing else has yet: a draft that is found again asks for them. A constant. */
  filesIn?(values: Values): readonly string[];
  loadValidator: LoadValidator<Values>;
  /** The provider's names of fields → the form's own, where they differ. */
  fieldNames?: Record<string, string>;
  /** What to say of a field that the provider refused. */
  refusals?: Record<string, MessageId>;
  /** Words of this form for a kind of problem, in place of the app's. */
  problemWords?: ProblemMessages;
  /** The values as the provider takes them. */
  requestOf(values: Values): Request;
  /** Sends it. Null leaves everything as it is: whoever was asked once more thought better of it. */
  onSend(request: Request, options: SendOptions): Promise<Outcome<Answer> | null>;
  onSent(answer: Answer): void;
  onCancel(): void;
  /** How the thing is now, asked after a conflict. Without it a conflict is only told. */
  readCurrent?(): Promise<Current<Values> | null>;
  /** What of it is compared then, field by field. */
  compared?: readonly ComparedField<Values>[];
  /** @default one button that sends the form: "Save" */
  submit?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/**
 * A page to fill in. What is typed is kept on the device until it has been sent; leaving before that asks; a refusal
 * marks fields; and where somebody else was faster, both versions are shown and nothing of either is lost.
 */
export function DraftedForm<Values extends object, Request, Answer>(
  props: DraftedFormProps<Values, Request, Answer>,
) {
  const t = useText();
  const drafts = useDrafts();
  if (!drafts) {
    return (
      <Page width="form">
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={64} />
          <Skeleton shape="box" height={240} />
        </SkeletonGroup>
      </Page>
    );
  }
  return <FormOfDrafts {...props} drafts={drafts} />;
}

function FormOfDrafts<Values extends object, Request, Answer>(
  props: DraftedFormProps<Values, Request, Answer> & { drafts: Drafts },
) {
  const { drafts, draftName, onSend, onSent, requestOf, readCurrent, compared, tell } = props;
  const [round, setRound] = useState(0);
  const [kept, setKept] = useState(() => drafts.read<Values>(draftName));
  // Those of the version that the changing began with: the thing may be read anew meanwhile, and the form would begin
  // again from what was read and lose what was typed.
  const [values, setValues] = useState(props.values);
  const [isSent, setIsSent] = useState(false);
  const start = { version: kept?.version ?? props.version, base: kept ? (kept.base ?? null) : props.values };
  const versions = useVersions({ start, readCurrent, compared, tell });
  const { version, base } = versions.from;
  const initialValues = useMemo(() => (kept ? { ...values, ...kept.values } : values), [kept, values]);
  const draft = useRef<KeptDraft | null>(null);
  useTopAfter();

  const restart = () => {
    draft.current?.erase();
    setKept(null);
    versions.setFrom({ version: props.version, base: props.values });
    setValues(props.values);
    setRound((count) => count + 1);
  };

  const change = props.recordId === undefined ? undefined : changeOf(props.recordId);
  // What was sent from here is read anew as well: that version is this form's own.
  const isOutdated =
    !isSent && version !== undefined && props.version !== undefined && props.version > version;

  return (
    <Form<Values>
      key={round}
      label={props.label}
      initialValues={initialValues}
      loadValidator={props.loadValidator}
      fieldNames={props.fieldNames}
      refusals={props.refusals}
      onSubmit={async (typed, form) => {
        const sent = await versions.send(typed, form, (mine, from) => {
          const request = requestOf(mine);
          const idempotencyKey = draft.current?.keyFor({ request, version: from }) ?? '';
          return onSend(request, { idempotencyKey, version: from });
        });
        if (sent === null) return { ok: true };
        if (!sent.ok) return sent;
        draft.current?.erase();
        setIsSent(true);
        onSent(sent.data);
        return { ok: true };
      }}
    >
      <DraftedPage
        {...props}
        problemWords={{ ...props.problemWords, ...versions.conflictWords }}
        kept={kept}
        version={version}
        base={base}
        newer={
          isOutdated && (
            <NewerVersion
              change={change}
              onView={() => versions.show({ values: props.values, version: props.version!, change })}
            />
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
  drafts: Drafts;
  kept: Draft<Values> | null;
  version: number | undefined;
  base: Values | null;
  newer: ReactNode;
  unkept?: readonly (keyof Values)[];
  filesIn?(values: Values): readonly string[];
  onDraft(draft: KeptDraft): void;
  onRestart(): void;
  onCancel(): void;
  problemWords?: ProblemMessages;
  submit?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const { formatList, locale } = useIntl();
  const { onDraft, drafts, draftName, kept, version, base, unkept, filesIn } = props;
  const draft = useDraft(drafts, draftName, kept, { version, base, unkept, filesIn });
  onDraft(draft);
  const leave = useLeaveGuard(draft.unsent);
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
        {kept && (
          <Notice
            tone="info"
            role="status"
            action={
              <Button size="s" onClick={props.onRestart}>
                {t('forms.restart')}
              </Button>
            }
          >
            {t('forms.restored')}
            {draft.missing.length > 0 && (
              <>
                {sentenceGap(locale)}
                <strong>
                  {t('forms.restored.files', {
                    files: formatList(draft.missing.map(isolated)),
                  })}
                </strong>
              </>
            )}
          </Notice>
        )}
        {props.newer}
        <FormProblem instead={props.problemWords} />
        {props.children}
      </Stack>
    </Page>
  );
}
