import type { Post } from '@school/domain';
import { Button, Notice, Page, Stack } from '@school/ui';
import { useRef, useState } from 'react';
import type { Outcome } from '../data/useCommand.ts';
import type { Draft, Drafts } from '../forms/drafts.ts';
import { Form } from '../forms/Form.tsx';
import { type KeptDraft, useDraft } from '../forms/useDraft.ts';
import { useLeaveGuard } from '../forms/useLeaveGuard.ts';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { PostFields } from './PostFields.tsx';
import { PostFormFoot } from './PostFormFoot.tsx';
import { postFieldNames, type PostValues, writeOf } from './postValues.ts';

const loadValidator = () => import('./postRules.ts').then((file) => file.postRules);

const refusals: Record<string, MessageId> = {
  title: 'validation.title.required',
  category: 'validation.category.required',
  text: 'validation.content.required',
  grades: 'validation.grade.required',
  courses: 'validation.course.required',
};

/** Writes a post, for the first time or again. What is typed is kept on the device until it has been sent. */
export function PostForm(props: {
  label: string;
  values: PostValues;
  drafts: Drafts;
  /** Name of the draft among a person's drafts. */
  draftName: string;
  /** Sends it. The key is the same for every try of the same post. */
  onSend(body: ReturnType<typeof writeOf>, idempotencyKey: string): Promise<Outcome<{ data: Post }>>;
  onSent(post: Post): void;
  onCancel(): void;
}) {
  const { drafts, draftName } = props;
  const [round, setRound] = useState(0);
  const [kept, setKept] = useState(() => drafts.read<PostValues>(draftName));
  const draft = useRef<KeptDraft | null>(null);
  return (
    <Form
      key={round}
      label={props.label}
      initialValues={kept?.values ?? props.values}
      loadValidator={loadValidator}
      fieldNames={postFieldNames}
      refusals={refusals}
      onSubmit={async (values) => {
        const body = writeOf(values);
        const sent = await props.onSend(body, draft.current?.keyFor(body) ?? '');
        if (!sent.ok) return sent;
        draft.current?.erase();
        props.onSent(sent.data.data);
        return { ok: true };
      }}
    >
      <PostPage
        kept={kept}
        drafts={drafts}
        draftName={draftName}
        onDraft={(current) => {
          draft.current = current;
        }}
        onCancel={props.onCancel}
        onRestart={() => {
          draft.current?.erase();
          setKept(null);
          setRound((count) => count + 1);
        }}
      />
    </Form>
  );
}

function PostPage(props: {
  kept: Draft<PostValues> | null;
  drafts: Drafts;
  draftName: string;
  onDraft(draft: KeptDraft): void;
  onCancel(): void;
  onRestart(): void;
}) {
  const t = useText();
  const draft = useDraft(props.drafts, props.draftName, props.kept);
  props.onDraft(draft);
  useLeaveGuard(draft.lost);
  return (
    <Page width="form" footer={<PostFormFoot draft={draft} onCancel={props.onCancel} />}>
      <Stack gap="xl">
        {props.kept && (
          <Notice
            tone="info"
            role="status"
            action={
              <Button size="s" onClick={props.onRestart}>
                {t('posts.form.restart')}
              </Button>
            }
          >
            {t('posts.form.restored')}
          </Notice>
        )}
        <PostFields />
      </Stack>
    </Page>
  );
}
