import { Banner, Button, Link, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = { title: 'Components/Banner', component: Banner } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tones: always sign and word. */
export const Overview: Story = {
  render: () => (
    <Stack gap="m">
      <Banner title="The server rests tonight." onDismiss={fn()}>
        From 23:00 to 23:30 nothing can be sent.
      </Banner>
      <Banner tone="positive" title="All 480 families are told.">
        <Link href="#receipts">Who has read it</Link>
      </Banner>
      <Banner
        tone="caution"
        icon="shield-alert"
        title="Drill."
        action={<Button size="s">End the drill</Button>}
        onDismiss={fn()}
      >
        This is an exercise. No family receives this message.
      </Banner>
      <Banner
        tone="critical"
        title="Your account ends today."
        action={<Button size="s">Write to the office</Button>}
      >
        Save what you need.
      </Banner>
      <Banner tone="neutral" icon="eye">
        You see the school as Ignacia Soto does.
      </Banner>
    </Stack>
  ),
};

/** What to do about it, and closed by the user. */
export const Interaction: Story = {
  args: {
    title: 'The server rests tonight.',
    children: 'From 23:00 to 23:30 nothing can be sent.',
    action: <Button size="s">More</Button>,
    onDismiss: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Banner
      tone="caution"
      icon="shield-alert"
      title="تدريب."
      action={<Button size="s">إنهاء التدريب</Button>}
      onDismiss={fn()}
    >
      هذا تمرين، ولن تتلقى أي أسرة هذه الرسالة.
    </Banner>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'caution',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
    children:
      'The calendar of the commune could not be read since Monday. Events that were changed there since then are shown as they were; new ones are missing. Nobody has to do anything about it: as soon as the commune answers again, everything is fetched, and those who take part in a changed event are told of it once, in one message, whatever the number of changes was in the meantime.',
    action: <Button size="s">Connect the calendar again</Button>,
    onDismiss: fn(),
  },
};
