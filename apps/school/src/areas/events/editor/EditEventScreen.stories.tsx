import { courses, events, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { EditEventScreen } from './EditEventScreen.tsx';
import { eventPaths } from '../paths.ts';

const meta = {
  title: 'Screens/EditEvent',
  component: EditEventScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditEventScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (event: { id: string }, answers: Handlers = {}) => [
  withApp({ path: eventPaths.edit.href({ id: event.id }), answers }),
];

export const Timed: Story = { decorators: at(events.reunion) };

export const WholeDays: Story = { decorators: at(events.semana) };

export const CalledOff: Story = { decorators: at(events.charla) };

export const ByAnotherClock: Story = { decorators: at(events.rapaNui) };

export const LongTexts: Story = { decorators: at(events.nombreLargo) };

const deletedId = '01990000-0000-7000-8000-000000000000';
const forSingle = {
  ...events.reunion,
  audience: {
    ...events.reunion.audience,
    course_ids: [courses.basico7A.id, deletedId],
    user_ids: [users.docente.id],
    exclude_user_ids: [users.lectura.id],
  },
};

export const ForSinglePeople: Story = {
  decorators: at(forSingle, { getEvent: { status: 200, data: { data: forSingle } } }),
};

export const Loading: Story = { decorators: at(events.reunion, { getEvent: 'pending' }) };

export const Missing: Story = {
  decorators: at(events.reunion, { getEvent: { status: 404, data: { message: 'Not found.' } } }),
};

export const Failing: Story = {
  decorators: at(events.reunion, { getEvent: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = { decorators: at(events.feriado) };

export const Offline: Story = { decorators: at(events.reunion, { getEvent: 'offline' }) };
