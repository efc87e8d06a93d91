import type { Preferences as StoredPreferences } from '@school/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { Handlers } from '../../testing/handlers.ts';
import { preferences } from '../../testing/defaultHandlers/profile.ts';
import { withApp } from '../../testing/withApp.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ValuesOf } from '../../router/routePath.ts';
import { profilePaths } from './paths.ts';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Part = ValuesOf<typeof profilePaths.detail>['part'];

const at = (part: Part, answers: Handlers = {}) => [
  withApp({ path: profilePaths.detail.href({ part }), answers }),
];

export const Record: Story = { decorators: at('') };

export const Incomplete: Story = {
  decorators: at(''),
  async play({ canvas, canvasElement, userEvent }) {
    const [name] = await canvas.findAllByRole('textbox');
    await userEvent.clear(name as HTMLElement);
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await canvas.findByRole('heading', { level: 2 });
  },
};

export const ForAReader: Story = {
  decorators: [withApp({ path: profilePaths.detail.href(), user: users.lectura })],
};

export const Password: Story = { decorators: at('password') };

export const Devices: Story = { decorators: at('devices') };

export const DevicesLoading: Story = { decorators: at('devices', { listSessions: 'pending' }) };

export const DevicesOffline: Story = { decorators: at('devices', { listSessions: 'offline' }) };

export const ConfirmingRemoteSignOut: Story = {
  decorators: at('devices'),
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: /\S/ });
    await userEvent.click(await within(list).findByRole('button'));
    await within(document.body).findByRole('alertdialog');
  },
};

export const Preferences: Story = { decorators: at('preferences') };

export const PreferencesLoading: Story = { decorators: at('preferences', { getPreferences: 'pending' }) };

export const PreferencesOffline: Story = { decorators: at('preferences', { getPreferences: 'offline' }) };

const chosen: StoredPreferences = {
  ...preferences,
  emails: preferences.emails.map((setting) => ({
    ...setting,
    ...(setting.kind === 'posts' && { frequency: 'daily' as const }),
    locked: setting.kind === 'notifications',
  })),
  quiet_hours: { from: '21:30', to: '06:30' },
};

export const PreferencesChosen: Story = {
  decorators: at('preferences', { getPreferences: { status: 200, data: { data: chosen } } }),
};

export const PreferencesOfAReader: Story = {
  decorators: [withApp({ path: profilePaths.detail.href({ part: 'preferences' }), user: users.lectura })],
};

export const PreferenceNotSaved: Story = {
  decorators: at('preferences', { updatePreferences: { status: 500, data: { message: 'Server error.' } } }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: /\S/ }));
    await canvas.findByText(/^(?:Algo falló|Something went wrong)/, undefined, { timeout: 10_000 });
  },
};

export const LongTexts: Story = {
  decorators: [
    withApp({
      path: profilePaths.detail.href(),
      user: {
        ...users.administrador,
        name: 'María de los Ángeles Guadalupe '.repeat(3).trim(),
        first_lastname: 'Fernández de Córdoba y Álvarez de Toledo',
        email: `${'maria.de.los.angeles.'.repeat(6)}@aromos.example`,
      },
    }),
  ],
};

export const NotSaved: Story = {
  decorators: at('', { updateProfile: { status: 500, data: { message: 'Server error.' } } }),
  async play({ canvas, canvasElement, userEvent }) {
    const [name] = await canvas.findAllByRole('textbox');
    await userEvent.type(name as HTMLElement, ' Josefa');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await canvas.findByRole('alert');
  },
};

export const Offline: Story = { decorators: [withApp({ path: profilePaths.detail.href(), online: false })] };
