import { Box, Inline, Kbd, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'] },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

const sets = [
  ['Mod', 'K'],
  ['Ctrl', 'Shift', 'P'],
  ['Alt', 'ArrowUp'],
  ['Enter'],
  ['Escape'],
  ['Space'],
  ['Tab'],
  ['Backspace'],
  ['Delete'],
  ['Home'],
  ['End'],
  ['PageUp'],
  ['PageDown'],
  ['ArrowLeft', 'ArrowRight'],
  ['?'],
];

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l">
      <Inline gap="l">
        {sets.map((keys) => (
          <Kbd key={keys.join()} keys={keys} />
        ))}
      </Inline>
      <Text>
        Search from anywhere with <Kbd {...args} />, and leave with <Kbd keys={['Escape']} />.
      </Text>
      <Box background="sunken" padding="m" radius="field">
        <Text size="small" tone="quiet">
          On a darker surface: <Kbd {...args} />
        </Text>
      </Box>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: (args) => (
    <Text>
      للبحث من أي مكان اضغط <Kbd {...args} /> وللخروج <Kbd keys={['Escape']} />.
    </Text>
  ),
};

export const LongText: Story = {
  render: () => (
    <Text style={{ maxInlineSize: 240 }}>
      Hold <Kbd keys={['Ctrl', 'Alt', 'Shift', 'PageDown', 'ArrowRight', 'ArrowDown', 'F12', 'Backspace']} />{' '}
      while the page of the Donaudampfschifffahrtselektrizitätenhauptbetriebswerk loads.
    </Text>
  ),
};
