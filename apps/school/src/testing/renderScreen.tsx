import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp, TestApp, type TestAppProps } from './TestApp.tsx';

/**
 * Renders a screen in a test app.
 * @returns The test app and a user for events.
 */
export function renderScreen({ children, ...props }: TestAppProps) {
  const stage = createTestApp(props);
  render(
    <TestApp {...props} stage={stage}>
      {children}
    </TestApp>,
  );
  return { ...stage, person: userEvent.setup() };
}
