import { useAudienceProblem } from '../../audience/useAudienceProblem.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { type Post, type PostStatus, textOf } from '@school/domain';
import { useIntl } from 'react-intl';
import { useCollege } from '../../data/DataRoot.tsx';
import type { Outcome } from '../../data/useCommand.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { Current, NotifyMerge } from '../../forms/useVersions.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { PostFields } from './PostFields.tsx';
import { PostFormSubmits } from './PostFormSubmits.tsx';
import { postFieldNames, type PostValues, writeOf } from './postValues.ts';
import { useCategoryName } from './useCategoryName.ts';

const loadValidator = () => import('./postRules.ts').then((file) => file.postRules);

const refusals: Record<string, MessageId> = {
  title: 'validation.title.required',
  category: 'validation.category.required',
  body: 'posts.form.contentRefused',
  'audience:grade_ids': 'validation.grade.required',
  'audience:course_ids': 'validation.course.required',
  cover: 'posts.form.coverRefused',
  attachments: 'posts.form.attachmentsRefused',
  publishAt: 'validation.publishAt.future',
};

/** Uploads in progress are known only to this page. */
const unkept: readonly (keyof PostValues)[] = ['attachmentsLeft', 'coverLeft'];
const filesIn = ({ attachmentsLeft, coverLeft }: PostValues) =>
  [...coverLeft, ...attachmentsLeft].map(({ name }) => name);

/** Form to write or edit a post. */
export function PostForm(props: {
  label: string;
  values: PostValues;
  /** Status of the post; a new one is a draft. */
  from?: PostStatus;
  version?: number;
  recordId?: string;
  notify?: NotifyMerge;
  /** Key of the draft among the person's drafts. */
  draftName: string;
  onSend(body: ReturnType<typeof writeOf>, options: SendOptions): Promise<Outcome<{ data: Post }>>;
  onSent(post: Post): void;
  onCancel(): void;
  readCurrent?(): Promise<Current<PostValues> | null>;
}) {
  const t = useText();
  const { formatDate, formatList } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const audienceText = useAudienceText();
  const problemWords = useAudienceProblem('posts.write');
  const categoryName = useCategoryName();
  const compared: ComparedField<PostValues>[] = [
    { name: 'title', label: t('posts.form.title') },
    { name: 'category', label: t('posts.form.category'), textOf: ({ category }) => categoryName(category) },
    { name: 'body', label: t('posts.form.content'), textOf: ({ body }) => textOf(body) },
    {
      name: 'audience',
      label: t('posts.form.audience'),
      textOf: ({ audience }) => audienceText(audience),
    },
    { name: 'cover', label: t('posts.form.cover'), textOf: ({ cover }) => cover?.alt || cover?.url || '' },
    {
      name: 'attachments',
      label: t('posts.attachments'),
      textOf: ({ attachments }) => formatList(attachments.map(({ name }) => name)),
    },
    {
      name: 'publishAt',
      label: t('posts.form.publishAt'),
      textOf: ({ publishAt }) =>
        publishAt && formatDate(publishAt, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    },
  ];
  const { onSent, from = 'draft', ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      unkept={unkept}
      filesIn={filesIn}
      loadValidator={loadValidator}
      fieldNames={postFieldNames}
      refusals={refusals}
      problemWords={problemWords}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
      compared={compared}
      submit={<PostFormSubmits from={from} />}
    >
      <PostFields out={from === 'published'} />
    </DraftedForm>
  );
}
