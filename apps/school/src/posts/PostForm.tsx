import type { Post } from '@school/domain';
import type { Outcome } from '../data/useCommand.ts';
import type { ComparedField } from '../forms/ConflictDialog.tsx';
import { type Current, DraftedForm, type SendOptions } from '../forms/DraftedForm.tsx';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { PostFields } from './PostFields.tsx';
import { PostFormSubmits } from './PostFormSubmits.tsx';
import { postFieldNames, type PostValues, writeOf } from './postValues.ts';

const loadValidator = () => import('./postRules.ts').then((file) => file.postRules);

const refusals: Record<string, MessageId> = {
  title: 'validation.title.required',
  category: 'validation.category.required',
  text: 'validation.content.required',
  grades: 'validation.grade.required',
  courses: 'validation.course.required',
};

/** Writes a post, for the first time or again. */
export function PostForm(props: {
  label: string;
  values: PostValues;
  version?: number;
  /** Name of the draft among a person's drafts. */
  draftName: string;
  onSend(body: ReturnType<typeof writeOf>, options: SendOptions): Promise<Outcome<{ data: Post }>>;
  onSent(post: Post): void;
  onCancel(): void;
  readCurrent?(): Promise<Current<PostValues> | null>;
}) {
  const t = useText();
  const compared: ComparedField<PostValues>[] = [
    { name: 'title', label: t('posts.form.title') },
    { name: 'text', label: t('posts.form.content') },
  ];
  const { onSent, ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      fieldNames={postFieldNames}
      refusals={refusals}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
      compared={compared}
      submit={<PostFormSubmits />}
    >
      <PostFields />
    </DraftedForm>
  );
}
