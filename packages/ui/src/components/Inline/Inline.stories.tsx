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

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="s" justify="between">
      <Inline gap="s">
        <Tag>السابع أ</Tag>
        <Badge tone="positive" icon="circle-check">
          منشور
        </Badge>
      </Inline>
      <Button>تعديل</Button>
    </Inline>
  ),
};

export const LongText: Story = {
  render: () => (
    <Inline gap="s" style={{ maxInlineSize: 320 }}>
      <Tag>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Tag>
      <Tag>7° A</Tag>
      <Tag>{'Families of the fourth and fifth year. '.repeat(10)}</Tag>
    </Inline>
  ),
};
