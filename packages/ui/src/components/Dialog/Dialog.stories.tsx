import { Button, Dialog, Menu, Popover, Select, Stack, Text, TextField } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { title: 'Recover your account' },
  argTypes: { trigger: { control: false }, footer: { control: false }, children: { control: false } },
  /* In an iframe on the docs page: an open dialog takes over the page. */
  parameters: { docs: { story: { inline: false, height: '440px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/* What a press in its middle would meet. */
const isOnTop = (part: HTMLElement) =>
  waitFor(() => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return expect(part).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
  });

/** A task with a field: the field has focus, title and answers stay while the middle scrolls. */
export const Overview: Story = {
  args: {
    defaultOpen: true,
    description: 'Write your e-mail address. We send you a link with which you choose a new password.',
    children: <TextField label="E-mail" name="email" type="email" autoComplete="email" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="accent" variant="solid">
          Send link
        </Button>
      </>
    ),
  },
};

export const Large: Story = { args: { ...Overview.args, size: 'l' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    title: 'استعادة الحساب',
    description: 'اكتب بريدك الإلكتروني، وسنرسل إليك رابطًا تختار به كلمة مرور جديدة.',
    children: <TextField label="البريد الإلكتروني" name="email" type="email" autoComplete="email" />,
    footer: (
      <>
        <Button>إلغاء</Button>
        <Button tone="accent" variant="solid">
          إرسال الرابط
        </Button>
      </>
    ),
  },
};

/** Without close button, Escape and backdrop: only its buttons close it. */
export const NotDismissible: Story = {
  args: {
    defaultOpen: true,
    dismissible: false,
    title: 'Your session has ended',
    description: 'Sign in again to go on. What you wrote is kept.',
    footer: (
      <Button tone="accent" variant="solid">
        Sign in
      </Button>
    ),
  },
};

/** Long words and a long text: nothing is cut, only the middle scrolls, and the keyboard reaches it. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    title:
      'Reglamento interno de convivencia escolar y protocolo de actuación frente a situaciones de emergencia',
    description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: (
      <Stack gap="l">
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>
            {index + 1}. Families are told of every meeting at least five working days before it, by the news
            and by a notification, and may answer until the evening before.
          </Text>
        ))}
      </Stack>
    ),
    footer: <Button>I have read it</Button>,
  },
};

/** Opened, closed with Escape: first the popup inside, then the dialog; focus returns to the button that opened it. */
export const Interaction: Story = {
  args: {
    trigger: <Button>Edit post</Button>,
    title: 'Edit post',
    children: (
      <Stack gap="l">
        <TextField label="Title" name="title" defaultValue="Timetable of the national holidays" />
        <Menu
          label="Options"
          trigger={<Button iconEnd="chevron-down">Options</Button>}
          items={[{ id: 'pin', label: 'Pin to the top', icon: 'pin', onSelect: () => undefined }]}
        />
        <Select label="Place" name="place" options={[{ value: 'north', label: 'North court' }]} />
        <Popover title="Who sees it" trigger={<Button>Audience</Button>}>
          <Text>Families of 7° A and 7° B.</Text>
        </Popover>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Edit post' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit post' });
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    const popups = [
      ['button', 'Options', 'menuitem', 'Pin to the top'],
      ['combobox', 'Place', 'option', 'North court'],
      ['button', 'Audience', 'dialog', 'Who sees it'],
    ] as const;
    for (const [role, name, partRole, partName] of popups) {
      const popupTrigger = screen.getByRole(role, { name });
      await userEvent.click(popupTrigger);
      const part = await screen.findByRole(partRole, { name: partName });
      await isOnTop(part);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(part).not.toBeInTheDocument());
      await waitFor(() => expect(popupTrigger).toHaveFocus());
      await waitFor(() => expect(dialog).toBeVisible());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** One dialog above another: each Escape closes one. */
export const Nested: Story = {
  args: {
    trigger: <Button>Audience</Button>,
    title: 'Audience',
    children: (
      <Dialog title="New group" trigger={<Button icon="plus">New group</Button>}>
        <TextField label="Name" name="name" />
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Audience' }));
    const inner = await screen.findByRole('button', { name: 'New group' });
    await userEvent.click(inner);
    await screen.findByRole('dialog', { name: 'New group' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('New group', { selector: 'h2' })).toBeNull());
    await waitFor(() => expect(inner).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Audience' })).toBeVisible());
  },
};
