import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp, TestApp, type TestAppProps } from './TestApp.tsx';

/** Shows a screen on a stage. @returns The stage behind it, and somebody to use it. */
export function renderScreen({ children, ...props }: TestAppProps) {
  const stage = createTestApp(props);
  render(
    <TestApp {...props} stage={stage}>
      {children}
    </TestApp>,
  );
  return { ...stage, person: userEvent.setup() };
}
