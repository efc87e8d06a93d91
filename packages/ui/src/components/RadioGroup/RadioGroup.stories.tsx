import { RadioGroup, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const moments = [
  { value: 'now', label: 'Now', help: 'Tells readers when it is published' },
  { value: 'later', label: 'Schedule', help: 'Time of Santiago' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Publication', options: moments, defaultValue: 'later' },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="xxl">
      <RadioGroup
        label="Publication"
        defaultValue="now"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'Schedule' },
          { value: 'draft', label: 'Leave as a draft', disabled: true },
        ]}
      />
      <RadioGroup label="Publication" options={moments} error="Choose when to publish" />
      <RadioGroup label="Publication" variant="cards" options={moments} defaultValue="later" />
      <RadioGroup label="Publication" variant="cards" options={moments} error="Choose when to publish" />
      <RadioGroup label="Publication" variant="cards" options={moments} defaultValue="now" disabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    variant: 'cards',
    options: [
      {
        value: 'a',
        label: 'Everybody who has ever been a member of this school, staff, pupils and their families alike',
        help: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft included.',
      },
      { value: 'b', label: 'Staff' },
      { value: 'c', label: 'Families of the pupils of the chosen courses' },
    ],
  },
};

/** Cards of a row have the same height; the text of each is at its top. */
export const UnequalCards: Story = {
  args: {
    variant: 'cards',
    options: [
      { value: 'now', label: 'Now', help: 'Tells readers when it is published' },
      {
        value: 'later',
        label: 'Schedule',
        help: 'By the time of Santiago. Who may read it hears of it on that day and at that hour, by notice and by mail.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '420px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = canvas.getByText('Now').getBoundingClientRect();
    const help = canvas.getByText(/^Tells readers/).getBoundingClientRect();
    await expect(canvas.getByText(/^By the time/).offsetHeight).toBeGreaterThan(help.height);
    await expect(help.top - label.bottom).toBeLessThanOrEqual(4);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'النشر',
    variant: 'cards',
    options: [
      { value: 'now', label: 'الآن', help: 'يُعلم القراء عند النشر' },
      { value: 'later', label: 'جدولة', help: 'بتوقيت سانتياغو' },
    ],
  },
};

export const Interaction: Story = {
  args: { variant: 'cards' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Schedule' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Now' })).toBeChecked();
  },
};
