import { Stack } from '@school/ui';
import type { ReactNode } from 'react';

/**
 * What stands below the title of a row, with what is unusual about it. A column of its own would come and go with the rows,
 * and move the others.
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
