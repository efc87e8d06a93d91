'use client';

import { UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/es';
import type { ReactNode } from 'react';

/** The kit's words have functions in them, which don't cross from server to client: they are imported on this side. */
export function LoanWords({ children }: { children: ReactNode }) {
  return (
    <UiRoot locale="es" messages={messages}>
      {children}
    </UiRoot>
  );
}
