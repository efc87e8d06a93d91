import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp, TestApp, type TestAppProps } from './TestApp.tsx';

/**
 * Renders a screen in a test app.
 * @returns The test app and a user for events.
 */
export function renderScreen({ children, ...props }: TestAppProps) {
  const app = createTestApp(props);
  render(
    <TestApp {...props} app={app}>
      {children}
    </TestApp>,
  );
  return { ...app, person: userEvent.setup() };
}
