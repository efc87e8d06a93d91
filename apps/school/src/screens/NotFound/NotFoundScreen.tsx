import { CoverPage, Heading, LinkButton, Stack, Text } from '@school/ui';
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
      <Stack gap="xl">
        <Stack gap="s">
          <Heading level={1}>{t('notFound.heading')}</Heading>
          <Text>{t('notFound.body')}</Text>
        </Stack>
        <LinkButton href={loggedIn ? home : '/'} tone="accent" variant="solid" size="l" fullWidth>
          {t('notFound.back')}
        </LinkButton>
      </Stack>
    </CoverPage>
  );
}
