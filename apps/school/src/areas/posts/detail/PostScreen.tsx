import { useText } from '../../../intl/useText.ts';
import { latePart } from '../../../router/latePart.tsx';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { postPaths } from '../paths.ts';
import { PostArticle } from './PostArticle.tsx';

// Few people edit.
const EditPost = latePart(() => import('./EditPost.tsx').then((file) => file.EditPost));

/** Screen of a post, with `?edit` to change it. */
export function PostScreen() {
  const t = useText();
  return (
    <RecordScreen
      path={postPaths.detail}
      read="getPost"
      facts={({ title, excerpt }) => ({ title: t('post.edit'), headTitle: title, description: excerpt })}
      instead={{ missing: 'post.missing', forbidden: 'post.notAddressed' }}
      mayEdit={({ can }) => can.update}
      renderForm={(post, { onDone }) => <EditPost post={post} onDone={onDone} />}
    >
      {(post) => <PostArticle post={post} />}
    </RecordScreen>
  );
}
