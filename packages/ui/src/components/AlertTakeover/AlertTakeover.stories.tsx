import { AlertTakeover, Button, Dialog, TextField, type AlertTakeoverProps } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const answers: AlertTakeoverProps['answers'] = [
  {
    id: 'safe',
    icon: 'shield-check',
    label: 'I am safe',
    help: 'My class is with me',
    primary: true,
    onSelect: fn(),
  },
  { id: 'help', icon: 'hand', label: 'I need help', help: 'Tells the inspectors at once', onSelect: fn() },
];

const meta = {
  title: 'Components/AlertTakeover',
  component: AlertTakeover,
  args: {
    label: 'Real alert',
    context: 'Los Aromos School · Main campus',
    elapsed: '0:48',
    title: 'Evacuate',
    children: (
      <>
        <strong>Gas leak in the science laboratory.</strong>
        <span>
          Leave with your class by the north stairs to the court. Don’t use the lift or switch on lights.
        </span>
      </>
    ),
    answers,
    footer: 'Started by Marcela Fuentes at 10:42',
  },
} satisfies Meta<typeof AlertTakeover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** The newest information is heavier than the instruction, and says since when it is known. */
export const Updated: Story = {
  args: {
    update: { label: 'Update, 10:46', text: 'The fire brigade is on its way. Stay on the court.' },
    children: 'Leave with your class by the north stairs to the court.',
  },
};

/** Another colour, a hatched band and another icon: a drill can't be taken for a real alert. */
export const Drill: Story = { args: { mode: 'drill', label: 'Drill' } };

export const Failed: Story = {
  args: {
    notice: 'Your answer was not sent yet. It is sent when the connection is back.',
    answers: answers.map((answer) => ({ ...answer, loading: answer.id === 'safe' })),
  },
};

const Page = () => {
  const [alert, setAlert] = useState(false);
  const [answered, setAnswered] = useState('');
  return (
    <>
      <Dialog title="New post" trigger={<Button>Write</Button>}>
        <TextField label="Title" />
        <Button onClick={() => setAlert(true)}>An alert comes</Button>
      </Dialog>
      <p>{answered}</p>
      {alert && (
        <AlertTakeover
          {...(meta.args as AlertTakeoverProps)}
          answers={answers.map((answer) => ({
            ...answer,
            onSelect: () => {
              setAnswered(answer.id);
              setAlert(false);
            },
          }))}
        />
      )}
    </>
  );
};

/** It is in front of an open dialog, which keeps its text and gets focus back after the answer. */
export const Interaction: Story = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fair');
    await userEvent.click(screen.getByRole('button', { name: 'An alert comes' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Evacuate' });
    await expect(alert).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(alert).toBeVisible());
    await userEvent.click(screen.getByRole('heading', { name: 'Evacuate' }));
    await userEvent.click(screen.getByRole('button', { name: /I am safe/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fair');
    await waitFor(() => expect(screen.getByRole('button', { name: 'An alert comes' })).toHaveFocus());
  },
};

const Updating = (args: AlertTakeoverProps) => {
  const [isUpdated, setUpdated] = useState(false);
  return (
    <AlertTakeover
      {...args}
      notice={isUpdated && 'Your answer was not sent yet. Try again.'}
      update={
        isUpdated
          ? { label: 'Update, 10:46', text: 'The north stairs are closed. Use the south stairs.' }
          : undefined
      }
      answers={answers.map((answer) => ({ ...answer, onSelect: () => setUpdated(true) }))}
    />
  );
};

/** An update and a notice leave the answers where they are, so that a second press gives the same answer. */
export const UpdateArrives: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Updating {...args} />,
  play: async () => {
    const help = await screen.findByRole('button', { name: /I need help/ });
    // The layout asks for the fonts; without it, none is being loaded yet.
    help.getBoundingClientRect();
    await document.fonts.ready;
    // The letters may have changed the height of the text: the next frame scrolls by it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const before = help.getBoundingClientRect().top;
    await userEvent.click(help);
    await waitFor(() => expect(screen.getByText(/south stairs/)).toBeVisible());
    // A page scrolls by whole pixels.
    await waitFor(() => expect(Math.abs(help.getBoundingClientRect().top - before)).toBeLessThan(1));
  },
};

/** Also where the text fills the page: the page scrolls, the answers stay under the finger. */
export const UpdateOfLongText: Story = {
  ...UpdateArrives,
  args: { children: 'Leave with your class by the north stairs and wait at the court. '.repeat(4) },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'إنذار حقيقي',
    context: 'Los Aromos',
    title: 'أخلوا المبنى',
    children: 'تسرّب غاز في مختبر العلوم. اخرجوا مع صفّكم من الدرج الشمالي إلى الملعب.',
    answers: answers.map((answer) => ({
      ...answer,
      label: answer.id === 'safe' ? 'أنا بخير' : 'أحتاج إلى مساعدة',
      help: undefined,
    })),
    footer: 'بدأه Marcela Fuentes في 10:42',
  },
};

export const LongText: Story = {
  args: {
    title: 'Evacuate to the assembly point behind the gymnasium',
    children: 'Leave with your class by the north stairs and wait at the court until the all-clear. '.repeat(
      8,
    ),
  },
};
