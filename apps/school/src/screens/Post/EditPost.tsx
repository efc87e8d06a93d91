import type { OperationId, Post } from '@school/domain';
import { Page, Skeleton } from '@school/ui';
import { useMemo } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { useDrafts } from '../../forms/useDrafts.ts';
import { useText } from '../../intl/useText.ts';
import { PostForm } from '../../posts/PostForm.tsx';
import { valuesOf } from '../../posts/postValues.ts';
import { useShell } from '../../shell/ShellRoot.tsx';

const outdated: readonly OperationId[] = ['listPosts', 'getPost'];

/** Changes a post. If somebody else did so meanwhile, nothing of either is lost: the provider refuses, the draft stays. */
export function EditPost(props: { post: Post; onDone(): void }) {
  const t = useText();
  const { notices } = useShell();
  const drafts = useDrafts();
  const { run } = useCommand('updatePost', outdated);
  const { post } = props;
  const values = useMemo(() => valuesOf(post), [post]);
  if (!drafts) return <Page width="form" state={<Skeleton shape="box" height={240} />} />;
  return (
    <PostForm
      label={t('post.edit')}
      values={values}
      drafts={drafts}
      draftName={`post-${post.id}`}
      onSend={(body, idempotencyKey) =>
        run({ path: { id: post.id }, body, ifMatch: post.version, idempotencyKey })
      }
      onSent={() => {
        notices.tell({ tone: 'positive', message: { id: 'posts.changed' } });
        props.onDone();
      }}
      onCancel={props.onDone}
    />
  );
}
