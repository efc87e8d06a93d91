import { Box, Grid, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Box', component: Box, args: { children: 'Paper' } } satisfies Meta<
  typeof Box
>;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = ['canvas', 'raised', 'sunken', 'overlay', 'inverse'] as const;
const corners = ['field', 'card', 'panel', 'pill'] as const;

export const Overview: Story = {
  render: () => (
    <Box background="canvas" padding="xl">
      <Grid columns={{ min: '160px' }} gap="l">
        {surfaces.map((background) => (
          <Box key={background} background={background} padding="l" radius="card" border>
            {background}
          </Box>
        ))}
        {corners.map((radius) => (
          <Box key={radius} background="raised" paddingX="xl" paddingY="s" radius={radius} border>
            {radius}
          </Box>
        ))}
      </Grid>
    </Box>
  ),
};

/** Visible on screens; print has only the text beside it. */
export const NotPrinted: Story = {
  args: { notPrinted: true, border: true, padding: 'l', children: 'Filters and buttons' },
};

export const LongText: Story = {
  args: {
    padding: 'l',
    border: true,
    background: 'raised',
    children: (
      <Text>
        {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(4)}
      </Text>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    padding: 'l',
    background: 'raised',
    radius: 'card',
    border: true,
    children: <Text>ورقة لها حافة وهامش.</Text>,
  },
};
