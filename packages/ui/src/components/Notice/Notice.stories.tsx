import { Button, Link, Notice, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = { title: 'Components/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All tones: always sign and word. */
export const Overview: Story = {
  render: () => (
    <Stack gap="m">
      <Notice tone="info" title="A new version is available.">
        Nothing is lost on reloading.
      </Notice>
      <Notice tone="positive" title="All sent.">
        Your 3 messages left when the network was back.
      </Notice>
      <Notice tone="caution" icon="wifi-off" title="No connection.">
        Showing the copy saved at 10:39.
      </Notice>
      <Notice tone="critical" title="12 mails were not delivered.">
        The server refused the addresses.
      </Notice>
      <Notice tone="neutral">
        To end access without deleting anything, <Link href="/users/7">suspend the account</Link>.
      </Notice>
    </Stack>
  ),
};

/** With something to do about it, and closed by the user. */
export const Dismissible: Story = {
  args: {
    title: 'A new version is available.',
    action: (
      <Button size="s" variant="plain">
        Reload
      </Button>
    ),
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
    <Stack gap="m">
      <Notice tone="caution" icon="wifi-off" title="لا يوجد اتصال.">
        ترى النسخة المحفوظة في 10:39.
      </Notice>
      <Notice
        tone="critical"
        title="لم تصل 12 رسالة."
        action={<Button size="s">مراجعة</Button>}
        onDismiss={fn()}
      >
        رفض الخادم العناوين.
      </Notice>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'caution',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
    children:
      'The calendar of the commune could not be read since Monday. Events that were changed there since then are shown as they were; new ones are missing.',
    action: <Button size="s">Connect again</Button>,
    onDismiss: fn(),
  },
};
