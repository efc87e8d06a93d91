import { CoverPage, EmptyState, LinkButton } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { home } from '../../navigation/access.ts';
import { Preferences } from '../../shell/Preferences.tsx';
import { useSchool, useScreen } from '../../shell/ShellRoot.tsx';

/** An address that leads nowhere, and the way back. */
export function NotFoundScreen() {
  const t = useText();
  const { loggedIn } = useSession();
  const { image } = useSchool();
  useScreen({ title: t('notFound.title') });
  return (
    <CoverPage image={image && <img src={image} alt="" />} actions={<Preferences />}>
      <EmptyState
        icon="search"
        level={2}
        title={t('notFound.heading')}
        body={t('notFound.body')}
        action={
          <LinkButton href={loggedIn ? home : '/'} tone="accent" variant="solid" size="l">
            {t('notFound.back')}
          </LinkButton>
        }
      />
    </CoverPage>
  );
}
