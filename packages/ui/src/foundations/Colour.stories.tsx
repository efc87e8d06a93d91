import {
  Badge,
  Button,
  Grid,
  Heading,
  Inline,
  Stack,
  tenantTheme,
  Text,
  TextField,
  vars,
  type ThemeValues,
} from '@school/ui';
import { requiredContrasts } from '@school/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ContrastFigures, referenceTo } from './ContrastFigures.tsx';
import { Island, type IslandScheme } from './Island.tsx';

interface ColourProps {
  /** The school's one colour, any of the 16.7 million. */
  color: string;
}

const getRoles = (values: ThemeValues): [role: string, color: string][] => {
  const collect = (tree: object, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([name, value]: [string, object | string]) =>
      typeof value === 'string' ? [[path + name, value]] : collect(value, `${path}${name}.`),
    );
  return collect(values.color, '');
};

function Swatches({ values }: { values: ThemeValues }) {
  return (
    <Grid as="ul" columns={{ min: '140px' }} gap="m">
      {getRoles(values).map(([role, color]) => (
        <Inline as="li" gap="s" key={role} wrap={false}>
          <span
            aria-hidden="true"
            style={{
              flex: 'none',
              inlineSize: 40,
              blockSize: 40,
              borderRadius: 8,
              background: referenceTo(role),
              boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
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

function AccentColours() {
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
      <Badge tone="positive" icon="circle-check">
        Published
      </Badge>
      <Badge tone="caution" icon="clock">
        In review
      </Badge>
      <Badge tone="info" icon="calendar">
        Scheduled
      </Badge>
    </Inline>
  );
}

type Content = (values: ThemeValues, scheme: IslandScheme) => ReactNode;

function BothSchemes({ color, level = 2, children }: ColourProps & { level?: 2 | 3; children?: Content }) {
  const theme = useMemo(() => tenantTheme(color), [color]);
  return (
    <Grid columns={{ narrow: 1, medium: 1, wide: 2 }} gap="xl">
      {(['light', 'dark'] as const).map((scheme) => (
        <Island key={scheme} theme={theme} scheme={scheme}>
          <Stack gap="xl">
            <Heading level={level}>{scheme === 'light' ? 'Light' : 'Dark'}</Heading>
            <AccentColours />
            {children?.(theme[scheme], scheme)}
          </Stack>
        </Island>
      ))}
    </Grid>
  );
}

/**
 * A school sets one colour; every role is solved from it for its required contrast. Type or pick another; the figures
 * are measured on the colours that the browser drew.
 */
function Colour({ color: first }: ColourProps) {
  const [color, setColor] = useState(first);
  const theme = useMemo(() => tenantTheme(color), [color]);
  return (
    <Stack gap="xl">
      <Inline gap="m" align="end">
        <TextField
          label="The school’s colour"
          help="#rrggbb, #rgb or rgb(r, g, b); what cannot be read gives the default"
          dir="ltr"
          value={color}
          onValueChange={setColor}
        />
        <input
          type="color"
          aria-label="Pick a colour"
          value={theme.light.color.identity.solid}
          onChange={({ target }) => setColor(target.value)}
          style={{ inlineSize: 44, blockSize: 44, padding: 0, cursor: 'pointer' }}
        />
      </Inline>
      <BothSchemes color={color}>
        {(_, scheme) => <ContrastFigures theme={theme} scheme={scheme} />}
      </BothSchemes>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colour,
  args: { color: '#0F6E5A' },
  argTypes: { color: { control: 'color' } },
} satisfies Meta<typeof Colour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each pair of roles that may meet, with its contrast. None is below the guaranteed value. */
export const AnyColour: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'The school’s colour' });
    await userEvent.clear(field);
    await userEvent.paste('#FFDD00');
    await waitFor(async () => {
      for (const summary of canvas.getAllByRole('status'))
        await expect(summary).toHaveTextContent(`${requiredContrasts.length} of ${requiredContrasts.length}`);
    });
    const pairs = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
    await expect(pairs).toHaveLength(requiredContrasts.length * 2);
    for (const pair of pairs) {
      const measuredContrast = Number(pair.querySelector<HTMLElement>('[data-found]')!.dataset.found);
      await expect(measuredContrast, pair.dataset.pair).toBeGreaterThanOrEqual(Number(pair.dataset.least));
    }
  },
};

/** Each role with the colour that this school gives it. */
export const Roles: Story = {
  render: ({ color }) => <BothSchemes color={color}>{(values) => <Swatches values={values} />}</BothSchemes>,
};

const hard = ['#FFFFFF', '#000000', '#FFFF00', '#808080', '#FF0000', '#7DD3FC', '#1E1B4B', '#F5E6D3'];

/** Difficult colours: too pale or too dark ones are adjusted as little as possible, and never in hue. */
export const HardColours: Story = {
  render: () => (
    <Stack gap="xl">
      {hard.map((color) => (
        <Stack gap="s" key={color}>
          <Heading level={2}>{color}</Heading>
          <BothSchemes color={color} level={3} />
        </Stack>
      ))}
    </Stack>
  ),
};
