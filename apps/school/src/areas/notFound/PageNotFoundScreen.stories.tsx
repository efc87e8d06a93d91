import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApp } from '../../testing/withApp.tsx';
import { PageNotFoundScreen } from './PageNotFoundScreen.tsx';

const meta = {
  title: 'Screens/PageNotFound',
  component: PageNotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp({ path: '/users/no/such/page' })],
} satisfies Meta<typeof PageNotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
