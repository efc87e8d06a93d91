import { Box, Grid, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const gaps = ['none', 'hair', 'xs', 's', 'm', 'l', 'xl', 'xxl'] as const;
const renderItem = (label: string) => (
  <Box key={label} padding="s" background="sunken" radius="field">
    {label}
  </Box>
);

export const Overview: Story = {
  render: () => (
    <Grid columns={{ min: '140px' }} gap="xl">
      {gaps.map((gap) => (
        <Stack key={gap} gap="s">
          <Text size="small" tone="quiet">
            {gap}
          </Text>
          <Stack gap={gap}>{['News', 'Events', 'Messages'].map(renderItem)}</Stack>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Alignment: Story = {
  render: () => (
    <Grid columns={{ min: '140px' }} gap="xl">
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} gap="xs" align={align}>
          {[align, 'and more'].map(renderItem)}
        </Stack>
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="s" align="start">
      {['الأخبار', 'الفعاليات', 'الرسائل'].map(renderItem)}
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Stack gap="s" style={{ maxInlineSize: 280 }}>
      <Text>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Text>
      <Text>{'A word about the trip to the coast on Friday. '.repeat(9)}</Text>
    </Stack>
  ),
};
