import type { ReactNode } from 'react';
import { useScreen } from '../screen/ScreenRoot.tsx';

/** Renders a part of a screen as a whole one, so that the shell shows the title of the route. */
export function AsScreen({ children }: { children: ReactNode }) {
  useScreen();
  return children;
}
