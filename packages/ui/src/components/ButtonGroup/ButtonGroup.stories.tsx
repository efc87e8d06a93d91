import { Box, Button, ButtonGroup, IconButton, Menu, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Export',
    children: (
      <>
        <Button icon="download">Download</Button>
        <Button icon="mail">Send</Button>
        <Button icon="archive">Archive</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = (trigger: React.ReactElement) => (
  <Menu
    align="end"
    label="More ways"
    trigger={trigger}
    items={[
      { id: 'later', label: 'Publish later', icon: 'clock' },
      { id: 'draft', label: 'Keep as a draft', icon: 'pencil' },
    ]}
  />
);

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l" align="start">
      <ButtonGroup {...args} />
      <ButtonGroup {...args} label="Attached" attached />
      <ButtonGroup label="Publish" attached>
        <Button tone="accent" variant="solid" icon="send">
          Publish
        </Button>
        {more(<IconButton icon="chevron-down" tone="accent" variant="solid" label="More ways to publish" />)}
      </ButtonGroup>
      <ButtonGroup label="Week" attached>
        <IconButton icon="chevron-left" label="Week before" />
        <Button>This week</Button>
        <IconButton icon="chevron-right" label="Week after" />
      </ButtonGroup>
      <ButtonGroup label="Soft" attached>
        <Button variant="soft">Day</Button>
        <Button variant="soft" disabled>
          Week
        </Button>
        <Button variant="soft">Month</Button>
      </ButtonGroup>
      <ButtonGroup label="Below one another" attached orientation="vertical">
        <IconButton icon="plus" label="Larger" />
        <IconButton icon="minus" label="Smaller" />
      </ButtonGroup>
    </Stack>
  ),
};

const pressed = fn();
export const Interaction: Story = {
  render: () => (
    <Box style={{ minBlockSize: 180 }}>
      <ButtonGroup label="Publish" attached>
        <Button onClick={pressed}>Publish</Button>
        {more(<IconButton icon="chevron-down" label="More ways to publish" />)}
      </ButtonGroup>
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledOnce();
    const [first, second] = canvas.getAllByRole('button');
    const box = first!.getBoundingClientRect();
    const next = second!.getBoundingClientRect();
    const overlap =
      getComputedStyle(first!).direction === 'rtl' ? next.right - box.left : box.right - next.left;
    await expect(Math.abs(overlap - 1)).toBeLessThan(0.5);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: 'Publish later' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'تصدير',
    attached: true,
    children: (
      <>
        <IconButton icon="chevron-left" label="الأسبوع السابق" />
        <Button>هذا الأسبوع</Button>
        <IconButton icon="chevron-right" label="الأسبوع التالي" />
      </>
    ),
  },
};

export const LongText: Story = {
  render: (args) => (
    <Stack gap="l" style={{ maxInlineSize: 320 }}>
      {[false, true].map((attached) => (
        <ButtonGroup key={String(attached)} {...args} attached={attached}>
          <Button>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
          <Button>{'Tell every family of the school about the trip. '.repeat(4)}</Button>
        </ButtonGroup>
      ))}
    </Stack>
  ),
};
