import { CoverPage, Heading, LinkButton, Stack, TenantLogo, Text } from '@school/ui';
import { useId } from 'react';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { Preferences } from '../../../screen/Preferences.tsx';
import { SchoolPicture } from '../../../screen/SchoolPicture.tsx';
import { useSchool, useScreen } from '../../../screen/ScreenRoot.tsx';
import { authPaths } from '../paths.ts';

/** Landing page with the school's picture, name and sign-in button. */
export function LandingScreen() {
  const t = useText();
  const headingId = useId();
  const { name, logo, image } = useSchool();
  const commune = useCollege()?.commune?.name;
  useScreen();
  return (
    <CoverPage headingId={headingId} image={image && <SchoolPicture />} actions={<Preferences />}>
      <Stack gap="xl">
        <Stack gap="m">
          <TenantLogo src={logo} name={name} hideName />
          <Stack>
            <Heading id={headingId} level={1}>
              <bdi>{name || t('landing.title')}</bdi>
            </Heading>
            {/* Reserves the line before the commune is known and without one, so that nothing moves. */}
            <Text tone="quiet" isolate>
              {commune ?? <br />}
            </Text>
          </Stack>
        </Stack>
        <Text>{t('landing.body')}</Text>
        <LinkButton
          href={authPaths.login}
          tone="accent"
          variant="solid"
          size="l"
          iconEnd="arrow-right"
          fullWidth
        >
          {t('landing.signIn')}
        </LinkButton>
      </Stack>
    </CoverPage>
  );
}
