import { Button, Grid, Heading, Inline, Link, Stack, tenantTheme, Text, ThemeIsland } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const theme = tenantTheme('#4338CA');

function Sample(props: { title: string; text: string; action: string; link: string }) {
  return (
    <Stack gap="m">
      <Heading level={3}>{props.title}</Heading>
      <Text>{props.text}</Text>
      <Inline gap="m">
        <Button tone="accent" variant="solid">
          {props.action}
        </Button>
        <Link href="#top">{props.link}</Link>
      </Inline>
    </Stack>
  );
}

const english = {
  title: 'Fair in the court',
  text: 'On Friday at eleven.',
  action: 'Publish',
  link: 'All news',
};

const meta = {
  title: 'Components/ThemeIsland',
  component: ThemeIsland,
  args: { theme },
} satisfies Meta<typeof ThemeIsland>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2 }} gap="l">
      <ThemeIsland theme={theme} data-testid="light">
        <Sample {...english} />
      </ThemeIsland>
      <ThemeIsland theme={theme} scheme="dark" data-testid="dark">
        <Sample {...english} />
      </ThemeIsland>
    </Grid>
  ),
};

/* Separate from the overview, which is also tested in forced colors. */
export const Measured: Story = {
  ...Overview,
  play: async ({ canvas }) => {
    const getBackground = (id: string) => getComputedStyle(canvas.getByTestId(id)).backgroundColor;
    const toHex = (background: string) =>
      `#${(background.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    await expect(toHex(getBackground('light'))).toBe(theme.light.color.surface.canvas);
    await expect(toHex(getBackground('dark'))).toBe(theme.dark.color.surface.canvas);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    scheme: 'dark',
    children: <Sample title="معرض" text="يوم الجمعة في الحادية عشرة." action="نشر" link="كل الأخبار" />,
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Sample
        {...english}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        text="Everything that a school tells its families between the first day of March and the last one of December, again and again. "
      />
    ),
  },
};
