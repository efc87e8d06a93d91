import { fullName } from '@school/domain';
import { Dialog, Stack } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useFormValues } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { PostText } from './PostText.tsx';
import type { PostValues } from './postValues.ts';
import { useCategoryName } from './useCategoryName.ts';

/** Preview of the post as its readers will see it. */
export function PostPreview(props: { onClose(): void }) {
  const t = useText();
  const { clock } = useScreenServices();
  const { user } = useSession();
  const categoryName = useCategoryName();
  const values = useFormValues<PostValues>();
  return (
    <Dialog
      open
      size="l"
      title={t('posts.preview')}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Stack as="article" gap="xl">
        <PostText
          title={values.title.trim() || t('posts.preview.untitled')}
          category={categoryName(values.category)}
          author={{ name: user ? fullName(user) : '', avatar: user?.avatar ?? null }}
          time={(values.when === 'later' && values.publishAt) || clock().toISOString()}
          audience={values.audience}
          cover={values.cover}
          body={values.body}
          attachments={values.attachments}
          nothing={t('posts.preview.empty')}
        />
      </Stack>
    </Dialog>
  );
}
