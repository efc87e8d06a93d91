import { EmptyState, Page } from '@school/ui';
import { useText } from '../intl/useText.ts';
import { ParentLink } from './ParentLink.tsx';

/** Shown instead of a screen without permission. */
export function NoPermission() {
  const t = useText();
  return (
    <Page
      state={
        <EmptyState
          icon="lock"
          title={t('errors.noPermission.title')}
          body={t('errors.noPermission.body')}
          action={<ParentLink />}
        />
      }
    />
  );
}
