import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SchoolUser } from '@school/domain';
import { schoolUsers, users } from '@school/domain/fixtures';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { UserScreen } from './UserScreen.tsx';
import { userPaths } from '../paths.ts';

const meta = {
  title: 'Screens/User',
  component: UserScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = userPaths.detail.href({ id: schoolUsers.docente.id });
const at = (answers: Handlers = {}, where = path) => [withApp({ path: where, answers })];
const only = (person: SchoolUser): Handlers => ({ getUser: { status: 200, data: { data: person } } });
const docente = schoolUsers.docente as SchoolUser;

export const Usual: Story = { decorators: at() };

export const WithoutPin: Story = {
  decorators: at(only({ ...(schoolUsers.inspectoria as SchoolUser), has_pin: false })),
};

export const WithPin: Story = {
  decorators: at({}, userPaths.detail.href({ id: schoolUsers.inspectoria.id })),
};

export const WaitingForApproval: Story = {
  decorators: at({}, userPaths.detail.href({ id: schoolUsers.porAprobar.id })),
};

export const Invited: Story = {
  decorators: at(only({ ...docente, last_sign_in_at: null, can: { ...docente.can, invite: true } })),
};

export const Suspended: Story = { decorators: at(only({ ...docente, status: 'suspended' })) };

export const ForAReader: Story = {
  decorators: [
    withApp({
      path,
      user: users.asistente,
      answers: only({
        ...docente,
        rut: null,
        passport: null,
        birthdate: null,
        can: { update: false, delete: false, reset: false, invite: false, roles: false },
      }),
    }),
  ],
};

export const LongTexts: Story = {
  decorators: at(
    only({
      ...docente,
      name: 'María de los Ángeles Guadalupe '.repeat(6).trim(),
      position: 'Encargada de todo lo que nadie más quiere hacer '.repeat(4).trim(),
      email: `${'maria.de.los.angeles.'.repeat(6)}@aromos.example`,
    }),
  ),
};

export const Editing: Story = { decorators: at({}, `${path}?edit=1`) };

export const Approving: Story = {
  decorators: at({}, userPaths.detail.href({ id: schoolUsers.porAprobar.id, edit: true })),
};

export const Loading: Story = { decorators: at({ getUser: 'pending' }) };

export const Missing: Story = {
  decorators: at({ getUser: { status: 404, data: { message: 'Not found.' } } }),
};

export const Failing: Story = {
  decorators: at({ getUser: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.lectura })] };

export const Offline: Story = {
  decorators: [withApp({ path, answers: { getUser: 'offline' }, online: false })],
};
