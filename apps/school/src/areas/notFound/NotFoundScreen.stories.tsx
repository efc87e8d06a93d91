import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useVisitCheck } from '../../data/DataRoot.tsx';
import { withApp } from '../../testing/withApp.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = { decorators: [withApp({ path: '/no/such/page', user: null })] };

export const ForStaff: Story = { decorators: [withApp({ path: '/no/such/page' })] };

function AfterTheCheck() {
  const check = useVisitCheck();
  useEffect(() => void check(), [check]);
  return <NotFoundScreen />;
}

export const NoSchool: Story = {
  render: () => <AfterTheCheck />,
  decorators: [
    withApp({
      path: '/school-not-found',
      user: null,
      answers: { findCollegeByDomain: { status: 404, data: { message: 'Not found.' } } },
    }),
  ],
};
