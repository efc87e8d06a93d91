import { useAudienceProblem } from '../../audience/useAudienceProblem.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import type { Post, PostStatus } from '@school/domain';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import type { RecordFormProps } from '../../forms/useRecordForm.ts';
import type { FormOutbox } from '../../forms/formOutbox.ts';
import { TemplateBar } from '../templates/index.ts';
import { postPaths } from './paths.ts';
import { PostFields } from './PostFields.tsx';
import { PostFormSubmits } from './PostFormSubmits.tsx';
import {
  postFields,
  type PostRequest,
  type PostValues,
  toPostTemplate,
  toPostRequest,
} from './postValues.ts';
import { useCategoryName } from './useCategoryName.ts';

const loadValidator = () => import('./postRules.ts').then((file) => file.postRules);

/** Form to write or edit a post. */
export function PostForm(
  props: RecordFormProps<PostValues, PostRequest, Post> & {
    /** Status of the post; a new one is a draft. */
    from?: PostStatus;
    outbox: FormOutbox<PostValues, PostRequest>;
  },
) {
  const audienceText = useAudienceText();
  const problemMessages = useAudienceProblem('posts.write');
  const categoryName = useCategoryName();
  const { onSent, from = 'draft', ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      fields={postFields}
      tools={{ audienceText, categoryName }}
      loadValidator={loadValidator}
      problemMessages={problemMessages}
      toRequest={toPostRequest}
      onSent={(answer) => onSent(answer.data)}
      submit={<PostFormSubmits from={from} />}
    >
      {rest.version === undefined && (
        <TemplateBar<PostValues>
          kind="post"
          fields={postFields}
          toParts={(values) => ({ post: toPostTemplate(values) })}
          toHref={(template) => postPaths.create.href({ template })}
        />
      )}
      <PostFields out={from === 'published'} />
    </DraftedForm>
  );
}
