import {
  Box,
  Button,
  ButtonGroup,
  IconButton,
  Menu,
  Stack,
  Toolbar,
  ToolbarSeparator,
  type IconName,
} from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const tool = (icon: IconName, label: string) => (
  <IconButton key={label} icon={icon} variant="plain" label={label} />
);
const tools = (labels: readonly string[]) => {
  const [undo, redo, list, link, attach, more, table, image] = labels as [string, ...string[]];
  return (
    <>
      {tool('undo-2', undo)}
      {tool('redo-2', redo!)}
      <ToolbarSeparator />
      {tool('list', list!)}
      {tool('link', link!)}
      {tool('paperclip', attach!)}
      <ToolbarSeparator />
      <Menu
        label={more!}
        trigger={
          <Button variant="plain" iconEnd="chevron-down">
            {more}
          </Button>
        }
        items={[
          { id: 'table', label: table!, icon: 'table-2' },
          { id: 'image', label: image!, icon: 'image' },
        ]}
      />
    </>
  );
};
const english = ['Undo', 'Redo', 'List', 'Link', 'Attach', 'Insert', 'Table', 'Image'];

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  subcomponents: { ToolbarSeparator },
  args: { label: 'Formatting', children: tools(english) },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl" align="start">
      <Toolbar {...args} />
      <Toolbar {...args} label="On a slip of its own" surface="raised" />
      <Toolbar label="With words and groups" surface="raised">
        <Button variant="plain" icon="check">
          Publish
        </Button>
        <ToolbarSeparator />
        <ButtonGroup label="Order" attached>
          <IconButton icon="chevron-up" label="Earlier" />
          <IconButton icon="chevron-down" label="Later" />
        </ButtonGroup>
        <ToolbarSeparator />
        <Button variant="plain" tone="critical" icon="trash-2" disabled>
          Delete
        </Button>
      </Toolbar>
      <Toolbar label="Upright" orientation="vertical" surface="raised">
        {tool('pencil', 'Draw')}
        {tool('image', 'Picture')}
        <ToolbarSeparator aria-orientation="horizontal" />
        {tool('trash-2', 'Delete')}
      </Toolbar>
    </Stack>
  ),
};

export const Interaction: Story = {
  decorators: [
    (Story) => (
      <Box style={{ minBlockSize: 180 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const rtl = document.documentElement.dir === 'rtl';
    const forwardKey = rtl ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(forwardKey + forwardKey);
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(await canvas.findByRole('menuitem', { name: 'Table' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'التنسيق',
    surface: 'raised',
    children: tools(['تراجع', 'إعادة', 'قائمة', 'رابط', 'إرفاق', 'إدراج', 'جدول', 'صورة']),
  },
};

export const LongText: Story = {
  args: {
    surface: 'raised',
    style: { maxInlineSize: 320 },
    children: (
      <>
        <Button variant="plain">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Button>
        <ToolbarSeparator />
        <Button variant="plain">{'Tell every family of the school about the trip. '.repeat(8)}</Button>
        {tool('link', 'Link')}
      </>
    ),
  },
};
