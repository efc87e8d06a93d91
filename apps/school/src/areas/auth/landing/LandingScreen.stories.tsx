import type { Meta, StoryObj } from '@storybook/react-vite';
import { colleges } from '@school/domain/fixtures';
import { withApp } from '../../../testing/withApp.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  title: 'Screens/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LosAromos: Story = { decorators: [withApp({ path: '/', user: null })] };

export const LongName: Story = {
  decorators: [
    withApp({
      path: '/',
      user: null,
      stored: {
        'school.college': JSON.stringify({
          ...colleges.aromos,
          name: 'Instituto Superior de Educación Humanística y Científico-Profesional Gabriela Mistral de la Provincia de Curicó',
        }),
      },
    }),
  ],
};
