import { AuthPage, Heading, Inline, Stack, TenantLogo, Text } from '@school/ui';
import { type ReactNode, useId } from 'react';
import { useCollege } from '../data/DataRoot.tsx';
import { Preferences } from './Preferences.tsx';
import { SchoolPicture } from './SchoolPicture.tsx';
import { useSchool } from './ScreenRoot.tsx';

/** Frame of public screens: the school's name and picture around a form. */
export function AuthFrame(props: {
  title: ReactNode;
  body?: ReactNode;
  /** Text at the start of the footer, next to language and colour scheme. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  const { name, logo, image } = useSchool();
  const commune = useCollege()?.commune?.name;
  return (
    <AuthPage
      headingId={headingId}
      brand={<TenantLogo src={logo} name={name} />}
      aside={image && <SchoolPicture />}
      caption={commune && <bdi>{commune}</bdi>}
      footer={
        <>
          {props.foot}
          <Inline gap="s">
            <Preferences spelt />
          </Inline>
        </>
      }
    >
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading id={headingId} level={1}>
            {props.title}
          </Heading>
          {props.body && <Text tone="quiet">{props.body}</Text>}
        </Stack>
        {props.children}
      </Stack>
    </AuthPage>
  );
}
