import { EmptyState, Page } from '@school/ui';
import { useText } from '../intl/useText.ts';
import { WayBack } from './WayBack.tsx';

/** In place of a screen that the person's role doesn't open. */
export function NoPermission() {
  const t = useText();
  return (
    <Page
      state={
        <EmptyState
          icon="lock"
          title={t('errors.noPermission.title')}
          body={t('errors.noPermission.body')}
          action={<WayBack />}
        />
      }
    />
  );
}
