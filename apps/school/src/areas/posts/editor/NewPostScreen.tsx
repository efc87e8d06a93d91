import { type PostStatus } from '@school/domain';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { PostForm } from '../PostForm.tsx';
import {
  copyPost,
  emptyPost,
  postFromTemplate,
  hasFiles,
  type PostRequest,
  type PostValues,
} from '../postValues.ts';
import { CopySource } from '../../../screen/CopySource.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useTemplate } from '../../templates/index.ts';
import { postPaths } from '../paths.ts';

const createdMessages: Partial<Record<PostStatus, MessageId>> = {
  draft: 'posts.draftSaved',
  scheduled: 'posts.scheduled',
};

/**
 * Screen that writes a post: published or a draft; with `?from`, a copy of another, and with `?template`, from a template.
 */
export function NewPostScreen() {
  const { from, template } = useRouteValues(postPaths.create);
  return template ? <FromTemplate key={template} id={template} /> : <FromPost key={from} id={from} />;
}

function FromTemplate({ id }: { id: string }) {
  const query = useTemplate(id);
  return (
    <CopySource from={id} query={query}>
      {(model) => <WritePost source={id} values={model?.post ? postFromTemplate(model.post) : emptyPost} />}
    </CopySource>
  );
}

function FromPost({ id }: { id: string }) {
  const query = useQuery('getPost', id ? { path: { id } } : null);
  return (
    <CopySource from={id} query={query}>
      {(model) => (
        <WritePost
          source={id}
          values={model ? copyPost(model) : emptyPost}
          leavesFilesOut={model && hasFiles(model)}
        />
      )}
    </CopySource>
  );
}

function WritePost(props: { source: string; values: PostValues; leavesFilesOut?: boolean | undefined }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { run } = useCommand('createPost');
  const { source, values, leavesFilesOut = false } = props;
  const { waiting } = useRouteValues(postPaths.create);
  const outbox = useFormOutbox<PostValues, PostRequest>({
    operation: 'createPost',
    formId: waiting,
    toHref: (id) => postPaths.create.href({ waiting: id }),
    toTitle: ({ title }) => title,
    onStored: () => navigate(postPaths.list.href(), { replace: true }),
  });
  useEffect(() => {
    if (leavesFilesOut) notices.notify({ tone: 'info', message: { id: 'posts.copiedWithoutFiles' } });
  }, [notices, leavesFilesOut]);

  return (
    <PostForm
      label={t('posts.new')}
      values={values}
      outbox={outbox}
      draftName={source ? `new-post-${source}` : 'new-post'}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={(post) => {
        notices.notify({
          tone: 'positive',
          message: { id: createdMessages[post.status] ?? 'posts.created' },
        });
        navigate(postPaths.detail.href({ id: post.id }), { replace: true });
      }}
      onCancel={() => navigate(postPaths.list.href())}
    />
  );
}
