import { Box, Heading, Inline, Link, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useTurn } from '../../viewport/turns.tsx';

type SectionContent = {
  title: string;
  /** The way to all of it. */
  all?: { href: string; label: string };
  /** In place of the way: something to do with all of it. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the home screen, drawn when it is its turn. */
export function Section(
  props: SectionContent & {
    /** Its place among the sections, and whether what it shows is known. */
    turn: number;
    settled: boolean;
  },
) {
  const { turn, settled, ...content } = props;
  if (!useTurn(turn, settled)) return null;
  return <SectionFrame {...content} />;
}

/** A heading with what leads further, and what there is. */
export function SectionFrame(props: SectionContent) {
  return (
    <Stack as="section" gap="m" aria-label={props.title}>
      {/* As high as with a small button, so that headings beside each other share a line. */}
      <Box paddingY={props.action ? undefined : 'hair'}>
        <Inline justify="between" gap="m">
          <Heading level={3} size="heading">
            {props.title}
          </Heading>
          {props.action}
          {props.all && <Link href={props.all.href}>{props.all.label}</Link>}
        </Inline>
      </Box>
      {props.children}
    </Stack>
  );
}
