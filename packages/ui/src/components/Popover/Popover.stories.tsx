import {
  Button,
  CheckboxGroup,
  IconButton,
  Inline,
  Popover,
  Select,
  Stack,
  Text,
  TextField,
} from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const courses = [
  { value: '7a', label: '7° A' },
  { value: '7b', label: '7° B' },
  { value: '8a', label: '8° A' },
];

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    title: 'Filter the news',
    trigger: <Button icon="list-filter">Filter</Button>,
    children: <CheckboxGroup label="Courses" options={courses} defaultValue={['7a']} />,
    footer: (
      <>
        <Button size="s" variant="plain">
          Clear
        </Button>
        <Button size="s" tone="accent" variant="soft">
          Apply
        </Button>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, footer: { control: false }, children: { control: false } },
  /* In an iframe on the docs page: an open popover takes focus. */
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  /* Space for the popup, in the page of documentation too. */
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { defaultOpen: true } };

/** 280, 360 and 480 px; here they are held open. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="huge">
      {(['s', 'm', 'l'] as const).map((size) => (
        <div key={size} style={{ blockSize: 140 }}>
          <Popover
            {...args}
            open
            size={size}
            footer={undefined}
            title="Who has read it"
            trigger={<IconButton icon="info" variant="plain" label="About the figure" />}
          >
            <Text>312 of 480 families have opened the news since Tuesday at 8:00.</Text>
          </Popover>
        </div>
      ))}
    </Stack>
  ),
};

/** Focus moves in and returns; a popup inside closes first. */
export const Interaction: Story = {
  args: {
    children: (
      <Stack gap="m">
        <TextField label="Words" name="words" />
        <Select label="Course" name="course" options={courses} />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('dialog', { name: 'Filter the news' });
    await expect(canvas.getByRole('textbox', { name: 'Words' })).toHaveFocus();
    await waitFor(() => {
      const side = getComputedStyle(trigger).direction === 'rtl' ? 'right' : 'left';
      const edges = [panel, trigger].map((part) => part.getBoundingClientRect()[side]);
      return expect(Math.abs(edges[0]! - edges[1]!)).toBeLessThanOrEqual(1);
    });

    const select = canvas.getByRole('combobox', { name: 'Course' });
    await userEvent.click(select);
    const option = await canvas.findByRole('option', { name: '8° A' });
    const { left, top, width, height } = option.getBoundingClientRect();
    await expect(option).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument());
    await waitFor(() => expect(panel).toBeVisible());
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await canvas.findByRole('dialog');
  },
};

/** In a corner of the window it opens above its trigger, inside the window, and its content scrolls. */
export const InACorner: Story = {
  args: { children: <div style={{ blockSize: '200vh' }}>Courses</div> },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('dialog', { name: 'Filter the news' });
    await waitFor(async () => {
      const { left, top, right, bottom } = panel.getBoundingClientRect();
      await expect(top).toBeCloseTo(8, 0);
      await expect(bottom).toBeCloseTo(trigger.getBoundingClientRect().top - 4, 0);
      await expect(Math.min(left, document.documentElement.clientWidth - right)).toBeGreaterThanOrEqual(7.5);
    });
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    title: 'تصفية الأخبار',
    trigger: <Button icon="list-filter">تصفية</Button>,
    children: (
      <CheckboxGroup
        label="الصفوف"
        options={[
          { value: '7a', label: 'السابع أ' },
          { value: '7b', label: 'السابع ب' },
        ]}
        defaultValue={['7a']}
      />
    ),
    footer: (
      <Button size="s" tone="accent" variant="soft">
        تطبيق
      </Button>
    ),
  },
};

/** Never wider than the window, never higher than the available space: its middle scrolls. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    size: 's',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: (
      <Inline gap="m">
        {Array.from({ length: 14 }, (_, index) => (
          <Text key={index}>
            {index + 1}. Families are told of every meeting at least five working days before it, by the news
            and by a notification.
          </Text>
        ))}
      </Inline>
    ),
  },
};
