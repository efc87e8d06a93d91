import { Badge, Box, Button, Inline, Stack, Tag } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="l">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Box key={justify} border radius="card" padding="m">
          <Inline gap="s" justify={justify}>
            <Tag>{justify}</Tag>
            <Badge tone="positive" icon="circle-check">
              Published
            </Badge>
            <Button>Edit</Button>
          </Inline>
        </Box>
      ))}
    </Stack>
  ),
};

export const Wrapping: Story = {
  render: () => (
    <Box border radius="card" padding="m" style={{ inlineSize: 240 }}>
      <Inline gap="s">
        {['7° A', '7° B', '8° A', '8° B', 'II medio A', 'II medio B', 'All staff'].map((course) => (
          <Tag key={course}>{course}</Tag>
        ))}
      </Inline>
    </Box>
  ),
};
