import { Box, Grid } from '@school/ui';
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
