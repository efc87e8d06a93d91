import type { Meta, StoryObj } from '@storybook/react-vite';
import { staged } from '../../staging/staged.tsx';
import { PageNotFoundScreen } from './NoSuchRoomScreen.tsx';

const meta = {
  title: 'Screens/NoSuchRoom',
  component: PageNotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [staged({ path: '/users/no/such/place' })],
} satisfies Meta<typeof PageNotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
