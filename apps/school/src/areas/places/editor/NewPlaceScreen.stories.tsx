import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import type { Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewPlaceScreen } from './NewPlaceScreen.tsx';
import { placePaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewPlace',
  component: NewPlaceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewPlaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* Timeout for lazy parts. */
const late = { timeout: 20_000 };

const path = placePaths.create.href();
const at = (answers: Handlers = {}, stored: Record<string, string> = {}) => [
  withApp({ path, answers, stored }),
];

export const Empty: Story = { decorators: at() };

const draft = {
  name: 'Sede Romeral',
  commune: '07306',
  hours: [
    { weekday: 1, opens: '08:00', closes: '07:00' },
    { weekday: 2, opens: '08:00', closes: '' },
  ],
};

export const Restored: Story = {
  decorators: at({}, storeDraft('new-place', draft)),
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

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.direccion })] };

export const LongTexts: Story = {
  decorators: at(
    {},
    storeDraft('new-place', {
      name: 'Sede de la Educación Media Técnico-Profesional del Barrio Alto '.repeat(2).trim(),
      address: 'Avenida de los Libertadores Generales Carrera y Freire '.repeat(4).trim(),
      email: `${'secretaria.de.la.sede.'.repeat(6)}@aromos.example`,
    }),
  ),
};

export const NotSaved: Story = {
  decorators: at(
    { createPlace: { status: 500, data: { message: 'Server error.' } } },
    storeDraft('new-place', { ...draft, code: 'ROM', address: 'Longitudinal Sur km 180', hours: [] }),
  ),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox', {}, late);
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await canvas.findByRole('alert');
  },
};

export const Offline: Story = {
  decorators: [withApp({ path, stored: storeDraft('new-place', draft), online: false })],
};
