import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { Suspense } from 'react';
import { useNamed } from '../../../audience/useNamed.ts';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { PostArticle } from './PostArticle.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { postPaths } from '../paths.ts';
import { latePart } from '../../../router/latePart.tsx';

// Few people edit.
const EditPost = latePart(() => import('./EditPost.tsx').then((file) => file.EditPost));

/** Screen of a post, with its edit form. */
export function PostScreen() {
  const { id } = useRouteValues(postPaths.detail);
  return <OnePost key={id} id={id} />;
}

function OnePost({ id }: { id: string }) {
  const t = useText();
  const query = useNamed(useQuery('getPost', { path: { id } }));
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const { edit: editing } = useRouteValues(postPaths.detail);
  const post = data?.data;
  useScreen({
    title: editing ? t('post.edit') : undefined,
    headTitle: post?.title,
    description: post?.excerpt,
    ownFoot: editing,
  });

  if (post && editing) {
    return post.can.update ? (
      <Suspense fallback={<Waiting />}>
        <GoneRecord value={gone}>
          <EditPost post={post} />
        </GoneRecord>
      </Suspense>
    ) : (
      <NoPermission />
    );
  }
  if (post && !gone) return <PostArticle post={post} />;
  if (problem)
    return (
      <Page
        state={
          <Failed
            whole
            recordId={id}
            gone={gone}
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'post.missing', forbidden: 'post.notAddressed' }}
          />
        }
      />
    );
  return <Waiting />;
}

function Waiting() {
  const t = useText();
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="80%" />
        <Skeleton shape="text" width="40%" />
        <Skeleton shape="box" height={240} />
      </SkeletonGroup>
    </Page>
  );
}
