import { Box, Heading, Inline, Link, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useTurn } from '../../viewport/InOrder.tsx';

type SectionContent = {
  title: string;
  /** Link to the full list. */
  all?: { href: string; label: string };
  /** An action instead of the link. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the home screen, which renders in order. */
export function HomeSection(
  props: SectionContent & {
    /** Position among the sections, and whether its content is settled. */
    turn: number;
    settled: boolean;
  },
) {
  const { turn, settled, ...content } = props;
  if (!useTurn(turn, settled)) return null;
  return <SectionFrame {...content} />;
}

/** Frame of a section: heading, link and content. */
export function SectionFrame(props: SectionContent) {
  return (
    <Stack as="section" gap="m" aria-label={props.title}>
      {/* As high as with a small button, so that adjacent headings align. */}
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
