import { ErrorSummary, RadioGroup, Stack, TextField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const errors = [
  { fieldId: 'summary-title', message: 'Write the title of the news' },
  { fieldId: 'summary-when', message: 'Choose when to publish' },
  { href: '#other', message: 'That time doesn’t exist: on 6 September the clocks go from 0:00 to 1:00' },
];

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { title: '3 fields to correct', errors, takesFocus: false },
  render: (args) => (
    <Stack gap="xl">
      <ErrorSummary {...args} />
      <TextField id="summary-title" label="Title" error="Write the title of the news" />
      <RadioGroup
        id="summary-when"
        label="Publication"
        error="Choose when to publish"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'later', label: 'Schedule' },
        ]}
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the top of a form that failed validation. It takes focus, so that it is read immediately. */
export const Overview: Story = {};

export const LongText: Story = {
  args: {
    title: 'There are three fields to correct before this news can be published for everybody at the school',
    errors: [
      {
        fieldId: 'summary-title',
        message:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is no title',
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'يجب تصحيح حقلين',
    errors: [
      { fieldId: 'summary-title', message: 'اكتب عنوان الخبر' },
      { fieldId: 'summary-when', message: 'اختر وقت النشر' },
    ],
  },
  render: (args) => (
    <Stack gap="xl">
      <ErrorSummary {...args} />
      <TextField id="summary-title" label="العنوان" error="اكتب عنوان الخبر" />
      <RadioGroup
        id="summary-when"
        label="النشر"
        error="اختر وقت النشر"
        options={[
          { value: 'now', label: 'الآن' },
          { value: 'later', label: 'جدولة' },
        ]}
      />
    </Stack>
  ),
};

/** In a form that was just sent it takes the focus, and leads to each field. */
export const Followed: Story = {
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('group', { name: '3 fields to correct' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Write the title of the news' }));
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose when to publish' }));
    await expect(canvas.getByRole('radio', { name: 'Now' })).toHaveFocus();
  },
};
