import { contrast, Grid, Stack, Text, vars, type TenantTheme } from '@school/ui';
import { requiredContrasts, type RequiredContrast } from '@school/ui/theme';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { IslandScheme } from './Island.tsx';

type Tree = { [name: string]: string | Tree };

/** The custom property of a role, `var(--sui-ink-quiet)` for `ink.quiet`. */
export const referenceTo = (role: string): string =>
  role
    .split('.')
    .reduce<string | Tree>((tree, part) => (tree as Tree)[part]!, vars.color as unknown as Tree) as string;

const textMinimum = 4.5;
const getPairName = ({ ink, on }: RequiredContrast) => `${ink} on ${on}`;

/* Colours as the browser drew them, not as the theme was computed. */
const measured = (pair: HTMLElement): number => {
  const { color, backgroundColor } = getComputedStyle(pair.querySelector('[data-sample]')!);
  return contrast(color, backgroundColor);
};

function Pair({ required, contrast }: { required: RequiredContrast; contrast: number | undefined }) {
  const isText = required.least >= textMinimum;
  return (
    <Stack as="li" gap="hair" align="center" data-pair={getPairName(required)} data-least={required.least}>
      <span
        data-sample=""
        style={{
          inlineSize: '100%',
          paddingBlock: 4,
          borderRadius: 8,
          background: referenceTo(required.on),
          color: referenceTo(required.ink),
          boxShadow: `inset 0 0 0 1px ${vars.color.line.hairline}`,
          textAlign: 'center',
        }}
      >
        {/* A role with 3 : 1 is not for text: it is shown as a shape beside the figure. */}
        {!isText && (
          <span
            style={{
              display: 'inline-block',
              inlineSize: 12,
              blockSize: 12,
              marginInlineEnd: 6,
              background: 'currentColor',
            }}
          />
        )}
        <span style={isText ? undefined : { color: vars.color.ink.strong }} data-found={contrast}>
          {contrast?.toFixed(2) ?? '…'}
        </span>
      </span>
      <Text as="span" size="caption" tone="quiet" align="center">
        {required.on.split('.').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span>.</span>}
            <wbr />
            {part}
          </Fragment>
        ))}
      </Text>
    </Stack>
  );
}

/** Every pair of roles that may meet, with the contrast that a reader gets on this very page. */
export function ContrastFigures({ theme, scheme }: { theme: TenantTheme; scheme: IslandScheme }) {
  const list = useRef<HTMLDivElement>(null);
  const [contrasts, setContrasts] = useState<Record<string, number>>({});
  useLayoutEffect(() => {
    /* After the island around has put its theme on, which is the work of a parent's effect. */
    const frame = requestAnimationFrame(() => {
      const pairs = [...list.current!.querySelectorAll<HTMLElement>('[data-pair]')];
      setContrasts(Object.fromEntries(pairs.map((pair) => [pair.dataset.pair, measured(pair)])));
    });
    return () => cancelAnimationFrame(frame);
  }, [theme, scheme]);
  const passedCount = requiredContrasts.filter(
    (required) => (contrasts[getPairName(required)] ?? 0) >= required.least,
  ).length;
  return (
    <Stack gap="l" ref={list}>
      <Text role="status" weight="medium">
        {passedCount} of {requiredContrasts.length} pairs keep their promise
      </Text>
      {[...new Set(requiredContrasts.map(({ ink }) => ink))].map((ink) => {
        const requirements = requiredContrasts.filter((required) => required.ink === ink);
        return (
          <Stack gap="xs" key={ink}>
            <Text size="small" tone="quiet">
              {ink}, at least {requirements[0]!.least} : 1
            </Text>
            <Grid as="ul" columns={{ min: '96px' }} gap="s">
              {requirements.map((required) => (
                <Pair key={required.on} required={required} contrast={contrasts[getPairName(required)]} />
              ))}
            </Grid>
          </Stack>
        );
      })}
    </Stack>
  );
}
