'use client';

import { UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/es';
import type { ReactNode } from 'react';

/** The kit's messages contain functions, which can't be passed from server to client: they are imported here. */
export function LoanWords({ children }: { children: ReactNode }) {
  return (
    <UiRoot locale="es" messages={messages}>
      {children}
    </UiRoot>
  );
}
