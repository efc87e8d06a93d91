import { EmptyState, LinkButton, Page } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { home } from '../../router/access.ts';
import { useScreen } from '../../screen/ScreenRoot.tsx';

/** The page-not-found screen of protected routes, with a link back. */
export function PageNotFoundScreen() {
  const t = useText();
  useScreen();
  return (
    <Page
      state={
        <EmptyState
          icon="search"
          title={t('notFound.heading')}
          body={t('notFound.body')}
          action={<LinkButton href={home}>{t('notFound.back')}</LinkButton>}
        />
      }
    />
  );
}
