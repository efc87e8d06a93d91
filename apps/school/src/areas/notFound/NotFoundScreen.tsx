import { CoverPage, Heading, LinkButton, Stack, Text } from '@school/ui';
import { useId } from 'react';
import { useSession, useVisitOutcome } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { home } from '../../router/access.ts';
import { Preferences } from '../../screen/Preferences.tsx';
import { useSchool, useScreen } from '../../screen/ScreenRoot.tsx';

/** Page for an unknown path with a link back, or for a host without a school. */
export function NotFoundScreen() {
  const t = useText();
  const headingId = useId();
  const { loggedIn } = useSession();
  const { image } = useSchool();
  const noSchool = useVisitOutcome() === 'unknownDomain';
  const heading = t(noSchool ? 'notFound.school.heading' : 'notFound.heading');
  useScreen({ title: noSchool ? heading : undefined });
  return (
    <CoverPage headingId={headingId} image={image && <img src={image} alt="" />} actions={<Preferences />}>
      <Stack gap="xl">
        <Stack gap="s">
          <Heading id={headingId} level={1}>
            {heading}
          </Heading>
          <Text>
            {noSchool ? t('notFound.school.body', { domain: location.hostname }) : t('notFound.body')}
          </Text>
        </Stack>
        <LinkButton href={loggedIn ? home : '/'} tone="accent" variant="solid" size="l" fullWidth>
          {t(noSchool ? 'app.retry' : 'notFound.back')}
        </LinkButton>
      </Stack>
    </CoverPage>
  );
}
