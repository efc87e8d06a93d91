import { Heading, Inline, Link, Stack } from '@school/ui';
import type { ReactNode } from 'react';

/** A part of the home screen: a heading with what leads further, and what there is. */
export function Section(props: {
  title: string;
  /** The way to all of it. */
  all?: { href: string; label: string };
  /** In place of the way: something to do with all of it. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack as="section" gap="m" aria-label={props.title}>
      <Inline justify="between" gap="m">
        <Heading level={3} size="heading">
          {props.title}
        </Heading>
        {props.action}
        {props.all && <Link href={props.all.href}>{props.all.label}</Link>}
      </Inline>
      {props.children}
    </Stack>
  );
}
