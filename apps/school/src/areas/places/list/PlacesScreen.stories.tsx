import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Place } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import { onePage, type Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { everyPlace } from '../../../testing/defaultHandlers/directory.ts';
import { PlacesScreen } from './PlacesScreen.tsx';
import { placePaths } from '../paths.ts';

const meta = {
  title: 'Screens/Places',
  component: PlacesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlacesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* Timeout for lazy parts. */
const late = { timeout: 20_000 };

const at = (answers: Handlers = {}, path = placePaths.list.href()) => [withApp({ path, answers })];
const listed = (places: readonly Place[], total?: number): Handlers => ({
  listPlaces: { status: 200, data: onePage(places, total) },
});

const long: Place = {
  ...everyPlace[0]!,
  name: 'Sede de los cursos de tercero y cuarto medio con jornada completa en el valle'.slice(0, 80),
  code: 'SEDE-LARGA',
  address: 'Camino de los antiguos canales de regadío, kilómetro 14, parcela 27, portón verde '.repeat(2),
};

export const Usual: Story = { decorators: at() };

export const Sorted: Story = { decorators: at({}, placePaths.list.href({ sort: '-code' })) };

export const ForAReader: Story = {
  decorators: [withApp({ path: placePaths.list.href(), user: users.lectura })],
};

export const LongTexts: Story = { decorators: at(listed([long])) };

export const Loading: Story = { decorators: at({ listPlaces: 'pending' }) };

export const NothingYet: Story = { decorators: at(listed([])) };

export const NothingFound: Story = { decorators: at(listed([]), placePaths.list.href({ q: 'ninguna' })) };

export const Failing: Story = {
  decorators: at({ listPlaces: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [withApp({ path: placePaths.list.href(), answers: { listPlaces: 'offline' }, online: false })],
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Niches/ }, late));
    await userEvent.click((await canvas.findAllByRole('menuitem', {}, late)).at(-1)!);
    await within(document.body).findByRole('alertdialog', {}, late);
  },
};
