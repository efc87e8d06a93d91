import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import type { StagedAnswers } from '../../staging/answers.ts';
import { staged } from '../../staging/staged.tsx';
import { NewPlaceScreen } from './NewPlaceScreen.tsx';

const meta = {
  title: 'Screens/NewPlace',
  component: NewPlaceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewPlaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* What is loaded lazily comes a moment after the screen. */
const late = { timeout: 20_000 };

const path = '/admin/places/create';
const at = (answers: StagedAnswers = {}, kept: Record<string, string> = {}) => [
  staged({ path, answers, kept }),
];

export const Empty: Story = { decorators: at() };

export const Restored: Story = {
  decorators: at(
    {},
    {
      [`school.draft:${location.hostname}:${users.administrador.id}:new-place`]: JSON.stringify({
        values: {
          name: 'Sede Romeral',
          commune: '07306',
          hours: [
            { weekday: 1, opens: '08:00', closes: '07:00' },
            { weekday: 2, opens: '08:00', closes: '' },
          ],
        },
        idempotencyKey: 'a-key-of-the-stage',
        savedAt: '2026-09-08T10:41:00-03:00',
      }),
    },
  ),
  async play({ canvas }) {
    await canvas.findAllByRole('spinbutton', {}, late);
  },
};

export const Incomplete: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox', {}, late);
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
  },
};

export const NotAllowed: Story = { decorators: [staged({ path, user: users.direccion })] };
