import { Stack, TextArea } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Content' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'On Thursday at 10 we practise leaving the building. Classes go on at 10:30.';

export const Overview: Story = {
  render: () => (
    <Stack gap="xl">
      <TextArea label="Content" placeholder="What happens, whom it concerns and what is to be done." />
      <TextArea label="Content" defaultValue={text} counter={{ max: 500 }} help="Shown on the front page." />
      <TextArea label="Content" error="Write the content of the news" rows={5} />
      <TextArea label="Content" defaultValue={text} counter={{ max: 20 }} error="Shorten the content" />
      <TextArea label="Content" defaultValue={text} disabled rows={2} />
      <TextArea label="Content" defaultValue={text} readOnly rows={2} />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'What happens, whom it concerns, what is to be done, and where one may ask if anything is unclear',
    help: 'The first two lines are shown in the list of news and in the mail; the rest once somebody opens it.',
    error: 'Shorten the content: what is longer than the counter says does not fit into the mail',
    counter: { max: 200 },
    defaultValue:
      `${text} Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. `.repeat(8),
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المحتوى',
    defaultValue: 'يوم الخميس في العاشرة نتدرب على إخلاء المبنى.',
    counter: { max: 500 },
  },
};

export const Grows: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Content');
    const before = area.offsetHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.offsetHeight);
  },
};
