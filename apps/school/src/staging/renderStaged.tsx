import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStage, Stage, type StageProps } from './Stage.tsx';

/** Shows a screen on a stage. @returns The stage behind it, and somebody to use it. */
export function renderStaged({ children, ...props }: StageProps) {
  const stage = createStage(props);
  render(
    <Stage {...props} stage={stage}>
      {children}
    </Stage>,
  );
  return { ...stage, person: userEvent.setup() };
}
