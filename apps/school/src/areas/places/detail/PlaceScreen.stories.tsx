import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Place } from '@school/domain';
import { places, users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { Handlers } from '../../../testing/handlers.ts';
import { concurrentEdit } from '../../../testing/concurrentEdit.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { PlaceScreen } from './PlaceScreen.tsx';
import { placePaths } from '../paths.ts';

const meta = {
  title: 'Screens/Place',
  component: PlaceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/* Timeout for lazy parts. */
const late = { timeout: 20_000 };

const toPath = ({ id }: { id: string }) => placePaths.detail.href({ id });
const at = (answers: Handlers = {}, path = toPath(places.central)) => [withApp({ path, answers })];

const editing = concurrentEdit('getPlace', 'updatePlace', {
  opened: { data: places.losNiches as Place },
  changed: { data: { ...places.losNiches, name: 'Los Niches Bajo', hours: places.central.hours } as Place },
});

/* The time fields load lazily. */
const come: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('spinbutton', {}, late);
};

export const Main: Story = { decorators: at() };

export const OnAnotherClock: Story = { decorators: at({}, toPath(places.isla)) };

export const WithExtension: Story = {
  decorators: at({
    getPlace: { status: 200, data: { data: { ...places.central, phone_extension: '24' } as Place } },
  }),
};

export const ForAReader: Story = {
  decorators: [withApp({ path: toPath(places.losNiches), user: users.lectura })],
};

export const LongTexts: Story = {
  decorators: at({
    getPlace: {
      status: 200,
      data: {
        data: {
          ...places.central,
          name: 'Sede de los cursos de tercero y cuarto medio con jornada completa en el valle'.slice(0, 80),
          address: 'Camino de los antiguos canales de regadío, kilómetro 14, parcela 27 '.repeat(2),
          email: `${'secretaria.de.la.sede.'.repeat(5)}@aromos.example`,
        } as Place,
      },
    },
  }),
};

export const Editing: Story = { decorators: at({}, `${toPath(places.central)}?edit=1`), play: come };

export const ChangedByTwo: Story = {
  decorators: at(editing.answers, `${toPath(places.losNiches)}?edit=1`),
  beforeEach: editing.reset,
  async play({ canvas, canvasElement, userEvent }) {
    const name = (await canvas.findAllByRole('textbox', {}, late))[0]!;
    await userEvent.type(name, ' Alto');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await within(document.body).findByRole('dialog', {}, late);
  },
};

export const Loading: Story = { decorators: at({ getPlace: 'pending' }) };

export const Missing: Story = {
  decorators: at({ getPlace: { status: 404, data: { message: 'Not found.' } } }),
};

export const Failing: Story = {
  decorators: at({ getPlace: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: `${toPath(places.central)}?edit=1`, user: users.lectura })],
};

export const Offline: Story = {
  decorators: [withApp({ path: toPath(places.central), answers: { getPlace: 'offline' }, online: false })],
};
