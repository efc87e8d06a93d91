import { users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyEvent } from '../eventValues.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { storeDraft } from '../../../testing/storeDraft.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { NewEventScreen } from './NewEventScreen.tsx';
import { eventPaths } from '../paths.ts';

const meta = {
  title: 'Screens/NewEvent',
  component: NewEventScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewEventScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, path = eventPaths.create.href()) => [withApp({ path, answers })];

export const Empty: Story = { decorators: at() };

export const OnADay: Story = { decorators: at({}, eventPaths.create.href({ date: '2026-12-10' })) };

export const WholeDays: Story = {
  decorators: at({}, eventPaths.create.href({ date: '2026-12-10' })),
  async play({ canvas, userEvent }) {
    const [allDay] = await canvas.findAllByRole('checkbox');
    await userEvent.click(allDay as HTMLElement);
  },
};

export const Incomplete: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox');
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
  },
};

export const ForAPartOfTheSchool: Story = {
  decorators: [withApp({ path: eventPaths.create.href(), user: users.docente })],
};

export const AudienceLoading: Story = { decorators: at({ listCourses: 'pending' }) };

export const AudienceFailing: Story = { decorators: at({ listCourses: 'offline' }) };

export const NotAllowed: Story = {
  decorators: [withApp({ path: eventPaths.create.href(), user: users.lectura })],
};

const path = eventPaths.create.href();
const draft = {
  ...emptyEvent('America/Santiago', '2026-12-10'),
  name: 'Reunión de apoderados',
  audience: { scope: 'all' },
};

export const LongTexts: Story = {
  decorators: [
    withApp({
      path,
      stored: storeDraft('new-event', {
        ...draft,
        name: 'Encuentro de todas las generaciones que alguna vez pasaron por aquí '.repeat(2).trim(),
        description: 'Un texto largo que sigue y sigue. '.repeat(50).trim(),
        address: 'Avenida de los Libertadores Generales Carrera y Freire '.repeat(4).trim(),
      }),
    }),
  ],
};

export const NotSaved: Story = {
  decorators: [
    withApp({
      path,
      stored: storeDraft('new-event', draft),
      answers: { createEvent: { status: 500, data: { message: 'Server error.' } } },
    }),
  ],
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox');
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
    await canvas.findByRole('alert');
  },
};

export const Offline: Story = {
  decorators: [withApp({ path, stored: storeDraft('new-event', draft), online: false })],
};
