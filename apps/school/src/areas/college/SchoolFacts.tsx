import type { CollegeRecord } from '@school/domain';
import { DescriptionList, Grid, Heading, Inline, LinkButton, Page, Stack, Tag, Text } from '@school/ui';
import type { ReactNode } from 'react';
import { pictureValues } from '../../forms/readPicture.ts';
import { languageName, type Locale } from '../../intl/messages.ts';
import { PhoneLink } from '../../intl/PhoneLink.tsx';
import { useText } from '../../intl/useText.ts';
import { useZoneName } from '../../intl/useZoneName.ts';
import { ZoneNote } from '../../intl/ZoneNote.tsx';
import { AlertTextsPart } from './AlertTextsPart.tsx';
import { EmailsPart } from './EmailsPart.tsx';
import { LabelsPart } from './LabelsPart.tsx';
import { MessageRetentionPart } from './MessageRetentionPart.tsx';
import { MessagingRulesPart } from './MessagingRulesPart.tsx';
import { PictureSlot } from './PictureSlot.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { slots } from './usePictureChange.ts';
import { collegePaths } from './paths.ts';

/** The school for administrators: record, pictures and theme. */
export function SchoolFacts({ school }: { school: CollegeRecord }) {
  const t = useText();
  const { setting } = school;
  return (
    <Page width="form">
      <Stack as="article" gap="xxl">
        <Inline gap="l" justify="between">
          <Stack gap="xs">
            <Heading level={2} size="display">
              <bdi>{school.name}</bdi>
            </Heading>
            <Text tone="quiet">{t('school.intro')}</Text>
          </Stack>
          <LinkButton
            href={collegePaths.detail.href({ edit: true })}
            icon="pencil"
            tone="accent"
            variant="solid"
          >
            {t('school.change')}
          </LinkButton>
        </Inline>
        <Part title={t('school.form.record')}>
          <DescriptionList
            layout="beside"
            divided
            items={[
              { term: t('school.form.shortName'), details: <bdi>{school.short_name}</bdi> },
              { term: t('school.form.acronym'), details: <bdi>{school.acronym}</bdi> },
              { term: t('school.form.address'), details: school.address && <bdi>{school.address}</bdi> },
              { term: t('school.form.commune'), details: school.commune && <bdi>{school.commune.name}</bdi> },
              { term: t('school.form.email'), details: school.email && <bdi dir="ltr">{school.email}</bdi> },
              {
                term: t('school.form.phone'),
                details: school.phone && (
                  <PhoneLink number={school.phone} extension={school.phone_extension} />
                ),
              },
            ]}
          />
        </Part>
        <Part title={t('school.pictures.title')} help={t('school.pictures.help', pictureValues)}>
          <Grid columns={{ narrow: 1, medium: 3 }} gap="l">
            {slots.map((slot) => (
              <PictureSlot key={slot} school={school} slot={slot} />
            ))}
          </Grid>
        </Part>
        <Part title={t('school.appearance')} help={t('school.appearanceHelp')}>
          <Inline gap="xs">
            <Text as="span">{t('school.colour')}</Text>
            <Text as="span" dir="ltr" weight="medium">
              {setting.theme_color}
            </Text>
          </Inline>
          <ThemePreview color={setting.theme_color} corners={setting.corners} name={school.short_name} />
        </Part>
        <Part title={t('school.labels.title')} help={t('school.labels.help')}>
          <LabelsPart />
        </Part>
        <Part title={t('school.alerts.title')} help={t('school.alerts.help')}>
          <AlertTextsPart setting={setting} />
        </Part>
        <Part title={t('school.emails.title')} help={t('school.emails.help')}>
          <EmailsPart />
        </Part>
        <Part title={t('school.messages.title')} help={t('school.messages.help')}>
          <MessagingRulesPart />
          <MessageRetentionPart />
        </Part>
        <Part title={t('school.form.languages')}>
          <DescriptionList
            layout="beside"
            divided
            items={[
              { term: t('school.form.offered'), details: <Languages offered={setting.languages} /> },
              { term: t('school.form.language'), details: languageName(setting.language) },
              { term: t('school.form.timezone'), details: <Zone zone={setting.timezone} /> },
            ]}
          />
        </Part>
        <SwitchParts school={school} />
      </Stack>
    </Page>
  );
}

/** The settings that are on or off. */
function SwitchParts({ school }: { school: CollegeRecord }) {
  const t = useText();
  const { setting } = school;
  const yesNo = (holds: boolean) => t(holds ? 'school.yes' : 'school.no');
  return (
    <>
      <Part title={t('school.form.alerts')}>
        <DescriptionList
          layout="beside"
          divided
          items={[{ term: t('school.form.alertApproval'), details: yesNo(setting.alert_approval) }]}
        />
      </Part>
      <Part title={t('school.form.app')} help={t('school.form.appHelp')}>
        <DescriptionList
          layout="beside"
          divided
          items={[
            { term: t('school.form.signUp'), details: yesNo(setting.sign_up_open) },
            { term: t('school.form.onboarding'), details: yesNo(school.show_onboarding) },
            { term: t('school.form.advertising'), details: yesNo(school.have_advertising) },
            {
              term: t('school.form.published'),
              details: yesNo(school.app_status_publishing > 0),
            },
          ]}
        />
      </Part>
    </>
  );
}

function Part(props: { title: string; help?: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="l" aria-label={props.title}>
      <Stack gap="xs">
        <Heading level={3} size="heading">
          {props.title}
        </Heading>
        {props.help && <Text tone="quiet">{props.help}</Text>}
      </Stack>
      {props.children}
    </Stack>
  );
}

function Zone({ zone }: { zone: string }) {
  const formatZone = useZoneName();
  return (
    <Stack gap="xs">
      <span>{formatZone(zone)}</span>
      <ZoneNote zone={zone} />
    </Stack>
  );
}

function Languages({ offered }: { offered: readonly Locale[] }) {
  return (
    <Inline gap="s">
      {offered.map((language) => (
        <Tag key={language}>{languageName(language)}</Tag>
      ))}
    </Inline>
  );
}
