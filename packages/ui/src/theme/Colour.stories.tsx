import {
  applyTheme,
  Badge,
  Box,
  Button,
  contrast,
  Grid,
  Heading,
  Inline,
  Stack,
  tenantTheme,
  Text,
  type TenantTheme,
  type ThemeValues,
} from '@school/ui';
import { colourPromises, type ColourPromise } from '@school/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';

interface ColourProps {
  /** The school's one colour, any of the 16.7 million. */
  color: string;
}

type Scheme = keyof TenantTheme;

const rolesOf = (values: ThemeValues): Map<string, string> => {
  const roles = new Map<string, string>();
  const collect = (tree: object, path: string) => {
    for (const [name, value] of Object.entries(tree)) {
      if (typeof value === 'string') roles.set(path + name, value);
      else collect(value as object, `${path}${name}.`);
    }
  };
  collect(values.color, '');
  return roles;
};

/** An island with a theme and a scheme of its own, whatever the page around it wears. */
function Island({ theme, scheme, children }: { theme: TenantTheme; scheme: Scheme; children: ReactNode }) {
  const island = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    /* An island is light unless it says otherwise, so a page that is dark hands it the same values twice. */
    const worn = scheme === 'light' ? { light: theme.light, dark: theme.light } : theme;
    return applyTheme(worn, island.current!);
  }, [theme, scheme]);
  return (
    <div ref={island} className={scheme === 'dark' ? 'is-dark' : undefined}>
      <Box background="canvas" padding="xl" radius="panel" border>
        {children}
      </Box>
    </div>
  );
}

const wordLeast = 4.5;

function Pair({ promise, roles }: { promise: ColourPromise; roles: Map<string, string> }) {
  const ink = roles.get(promise.ink)!;
  const on = roles.get(promise.on)!;
  const found = contrast(ink, on).toFixed(2);
  const word = promise.least >= wordLeast;
  return (
    <li
      data-ink={promise.ink}
      data-on={promise.on}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        padding: '4px 12px',
        borderRadius: 8,
        background: on,
        color: word ? ink : contrast('#ffffff', on) > contrast('#000000', on) ? '#ffffff' : '#000000',
      }}
    >
      {!word && (
        <span
          aria-hidden="true"
          style={{ inlineSize: 20, blockSize: 20, borderRadius: 4, background: ink }}
        />
      )}
      <span>
        {promise.on} {found}
      </span>
    </li>
  );
}

function Figures({ values }: { values: ThemeValues }) {
  const roles = rolesOf(values);
  const inks = [...new Set(colourPromises.map(({ ink }) => ink))];
  return (
    <Stack gap="l">
      {inks.map((ink) => {
        const promises = colourPromises.filter((promise) => promise.ink === ink);
        return (
          <Stack gap="xs" key={ink}>
            <Text size="small" tone="quiet">
              {ink}, at least {promises[0]!.least} : 1
            </Text>
            <Inline as="ul" gap="xs">
              {promises.map((promise) => (
                <Pair key={promise.on} promise={promise} roles={roles} />
              ))}
            </Inline>
          </Stack>
        );
      })}
    </Stack>
  );
}

function Swatches({ values }: { values: ThemeValues }) {
  return (
    <Grid as="ul" columns={{ min: '168px' }} gap="m">
      {[...rolesOf(values)].map(([role, color]) => (
        <Inline as="li" gap="s" key={role} wrap={false}>
          <span
            aria-hidden="true"
            style={{
              flex: 'none',
              inlineSize: 40,
              blockSize: 40,
              borderRadius: 8,
              background: color,
              boxShadow: `inset 0 0 0 1px ${values.color.line.control}`,
            }}
          />
          <Stack>
            <Text size="small">{role}</Text>
            <Text size="caption" tone="quiet">
              {color}
            </Text>
          </Stack>
        </Inline>
      ))}
    </Grid>
  );
}

function Voices() {
  return (
    <Inline gap="s">
      <Button tone="accent" variant="solid">
        Publish
      </Button>
      <Button tone="accent" variant="soft">
        Save
      </Button>
      <Button>Cancel</Button>
      <Button tone="critical" variant="solid">
        Delete
      </Button>
      <Badge tone="positive">Published</Badge>
      <Badge tone="caution">In review</Badge>
      <Badge tone="info">Scheduled</Badge>
    </Inline>
  );
}

function BothSchemes({ color, children }: ColourProps & { children: (values: ThemeValues) => ReactNode }) {
  const theme = tenantTheme(color);
  return (
    <Grid columns={{ narrow: 1, medium: 1, wide: 2 }} gap="xl">
      {(['light', 'dark'] as const).map((scheme) => (
        <Island key={scheme} theme={theme} scheme={scheme}>
          <Stack gap="xl">
            <Heading level={2}>{scheme === 'light' ? 'Light' : 'Dark'}</Heading>
            <Voices />
            {children(theme[scheme])}
          </Stack>
        </Island>
      ))}
    </Grid>
  );
}

/**
 * A school gives one colour; every role is solved from it for the contrast that the role promises. The figures are
 * measured here, on the very colours that are shown. Change `color` to see any other school.
 */
function Colour({ color }: ColourProps) {
  return <BothSchemes color={color}>{(values) => <Swatches values={values} />}</BothSchemes>;
}

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  args: { color: '#0F6E5A' },
  argTypes: { color: { control: 'color' } },
} satisfies Meta<typeof Colour>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each role with the colour that this school gives it. */
export const Roles: Story = {};

/** Each pair of roles that may meet, with its contrast. None falls below what is promised. */
export const Contrast: Story = {
  render: ({ color }) => <BothSchemes color={color}>{(values) => <Figures values={values} />}</BothSchemes>,
  play: async ({ canvasElement }) => {
    const pairs = within(canvasElement).getAllByRole('listitem');
    await expect(pairs).toHaveLength(colourPromises.length * 2);
    for (const pair of pairs) {
      const { ink, on } = pair.dataset;
      const { least } = colourPromises.find((promise) => promise.ink === ink && promise.on === on)!;
      const found = Number(pair.textContent!.trim().split(' ').at(-1));
      await expect(found, `${ink} on ${on}`).toBeGreaterThanOrEqual(least);
    }
  },
};

const hard = ['#FFFFFF', '#000000', '#FFFF00', '#808080', '#FF0000', '#7DD3FC', '#1E1B4B', '#F5E6D3'];

/** Colours that are hard: what is too pale or too dark is moved just far enough, and never in hue. */
export const HardColours: Story = {
  render: () => (
    <Stack gap="xl">
      {hard.map((color) => (
        <Stack gap="s" key={color}>
          <Heading level={2}>{color}</Heading>
          <BothSchemes color={color}>{() => null}</BothSchemes>
        </Stack>
      ))}
    </Stack>
  ),
};
