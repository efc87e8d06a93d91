import { Stack } from '@school/ui';
import type { ReactNode } from 'react';

/**
 * The content below the title of a row, with what is unusual about it. A separate column would come and go with the rows, and
 * move the others.
 */
export function WithMarks({ marks, children }: { marks: ReactNode; children: ReactNode }) {
  if (!marks) return children;
  return (
    <Stack gap="xs">
      <div>{children}</div>
      {marks}
    </Stack>
  );
}
