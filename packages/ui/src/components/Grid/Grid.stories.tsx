import { Box, Grid, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const cells = Array.from({ length: 6 }, (_, at) => (
  <Box key={at} border radius="card" padding="l">
    Cell {at + 1}
  </Box>
));
const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { gap: 'm', children: cells },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { columns: { narrow: 1, medium: 2, wide: 3 } } };
export const Fixed: Story = { args: { columns: 3 } };
export const AsManyAsFit: Story = { args: { columns: { min: '180px' } } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    columns: { min: '160px' },
    children: ['الأخبار', 'الفعاليات', 'الرسائل', 'الوثائق'].map((label) => (
      <Box key={label} border radius="card" padding="l">
        {label}
      </Box>
    )),
  },
};

export const LongText: Story = {
  args: {
    columns: 2,
    style: { maxInlineSize: 320 },
    children: [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      'A word about the trip to the coast on Friday. '.repeat(9),
    ].map((texts) => (
      <Box key={texts} border radius="card" padding="s">
        <Text>{texts}</Text>
      </Box>
    )),
  },
};
