import { Accordion, Link, Stack, Text, type AccordionItem } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const items: AccordionItem[] = [
  {
    id: 'who',
    title: 'Who receives a notification?',
    content: (
      <Text>
        Everybody in the courses it is addressed to, and the families of those under age.{' '}
        <Link href="#audiences">How audiences work</Link>
      </Text>
    ),
  },
  {
    id: 'when',
    title: 'When is it sent?',
    meta: '3 rules',
    content: <Text>At once, unless the quiet hours of the school say otherwise.</Text>,
  },
  { id: 'undo', title: 'Can it be taken back?', icon: 'undo-2', content: <Text>For ten minutes.</Text> },
  { id: 'sms', title: 'By text message', meta: 'Not set up', disabled: true, content: null },
];

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { items, defaultValue: ['who'] },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** One at a time, by keyboard. */
export const Interaction: Story = {
  args: { type: 'single' },
  play: async ({ canvas }) => {
    const [audienceButton, dateButton] = canvas.getAllByRole('button');
    audienceButton!.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dateButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dateButton).toHaveAttribute('aria-expanded', 'true');
    await expect(audienceButton).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(/quiet hours/)).toBeVisible());
    await expect(canvas.getByText(/Everybody in the courses/).closest('[hidden]')).toHaveAttribute(
      'hidden',
      'until-found',
    );
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultValue: ['a'],
    items: [
      { id: 'a', title: 'من يتلقى الإشعار؟', content: 'كل من في الصفوف المعنية، وأسر القاصرين منهم.' },
      { id: 'b', title: 'متى يُرسل؟', meta: '3 قواعد', content: 'فورًا، ما لم تكن ساعات الهدوء.' },
      { id: 'c', title: 'هل يمكن التراجع عنه؟', icon: 'undo-2', content: 'خلال عشر دقائق.' },
    ],
  },
};

export const LongText: Story = {
  render: (args) => (
    <Stack>
      <Accordion
        {...args}
        items={[
          {
            id: 'who',
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            meta: 'Noch nicht eingerichtet, weil niemand darum gebeten hat',
            content: (
              <Text>{'Everybody in the courses it is addressed to, and their families. '.repeat(7)}</Text>
            ),
          },
          { id: 'next', title: 'Families are told of every meeting. '.repeat(12), content: null },
        ]}
      />
    </Stack>
  ),
};
