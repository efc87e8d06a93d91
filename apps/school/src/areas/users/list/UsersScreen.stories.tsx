import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SchoolUser } from '@school/domain';
import { schoolUsers, users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { usersResponse } from '../../../testing/defaultHandlers/users.ts';
import { UsersScreen } from './UsersScreen.tsx';
import { userPaths } from '../paths.ts';

const meta = {
  title: 'Screens/Users',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Handlers = {}, path = userPaths.list.href()) => [withApp({ path, answers })];

/** One of those who may start emergencies has no PIN. */
const people = (Object.values(schoolUsers) as SchoolUser[]).map((person) => ({
  ...person,
  has_pin: person.has_pin === null ? null : false,
}));
const usual: Handlers = {
  listUsers: ({ query }) =>
    ok(
      'listUsers',
      usersResponse(query.has('filter[pin]') ? people.filter(({ has_pin: has }) => has === false) : people),
    ),
};
const long: SchoolUser = {
  ...people[0]!,
  name: 'María de los Ángeles Guadalupe '.repeat(6).trim(),
  first_lastname: 'Fernández-Undurraga Etcheverry',
  email: `${'maria.de.los.angeles.'.repeat(6)}@aromos.example`,
  roles: Array.from({ length: 8 }, (_, at) => ({
    id: `01990000-0000-7401-8000-00000000010${at}`,
    name: `Encargada de convivencia y apoyo número ${at + 1}`,
    slug: `rol-${at}`,
  })),
};

export const Usual: Story = { decorators: at(usual) };

export const Narrowed: Story = {
  decorators: at(usual, userPaths.list.href({ status: 'active', pin: 'without', q: 'tomás' })),
};

export const ForAReader: Story = {
  decorators: [
    withApp({
      path: userPaths.list.href(),
      user: users.docente,
      answers: {
        listUsers: {
          status: 200,
          data: usersResponse(
            people.slice(0, 2).map((person) => ({
              ...person,
              rut: null,
              passport: null,
              birthdate: null,
              can: { update: false, delete: false, reset: false, invite: false, roles: false },
            })),
          ),
        },
      },
    }),
  ],
};

export const ManyPages: Story = {
  decorators: at({ listUsers: { status: 200, data: usersResponse(people, 10_000) } }),
};

export const LongTexts: Story = {
  decorators: at({ listUsers: { status: 200, data: usersResponse([long]) } }),
};

/** A person who was invited and hasn't signed in. */
export const Invited: Story = {
  decorators: at({
    listUsers: {
      status: 200,
      data: usersResponse(
        (Object.values(schoolUsers) as SchoolUser[]).map((person, index) =>
          index === 0 ? { ...person, last_sign_in_at: null } : person,
        ),
      ),
    },
  }),
};

export const Loading: Story = { decorators: at({ listUsers: 'pending' }) };

export const NothingYet: Story = { decorators: at({ listUsers: { status: 200, data: usersResponse([]) } }) };

export const NothingFound: Story = {
  decorators: at(
    { listUsers: { status: 200, data: usersResponse([]) } },
    userPaths.list.href({ q: 'nadie' }),
  ),
};

export const Failing: Story = {
  decorators: at({ listUsers: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = {
  decorators: [withApp({ path: userPaths.list.href(), user: users.lectura })],
};

export const Offline: Story = {
  decorators: [withApp({ path: userPaths.list.href(), answers: { listUsers: 'offline' }, online: false })],
};

const openMenu = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Tomás/ }));
  return canvas.findAllByRole('menuitem');
};

export const GivingAPin: Story = {
  decorators: at(usual),
  async play(context) {
    const item = (await openMenu(context)).find(({ textContent }) => textContent.includes('PIN'));
    await context.userEvent.click(item!);
    await within(document.body).findByRole('dialog');
  },
};

export const ConfirmingDeletion: Story = {
  decorators: at(),
  async play(context) {
    const items = await openMenu(context);
    await context.userEvent.click(items.at(-1)!);
    await within(document.body).findByRole('alertdialog');
  },
};
