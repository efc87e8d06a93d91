import type { TemplateKind } from '@school/domain';
import { type ReactNode, Suspense, useState } from 'react';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';
import type { ReadParts } from './SaveTemplateDialog.tsx';

const SaveTemplateDialog = lateDialog(
  () => import('./SaveTemplateDialog.tsx').then((file) => file.SaveTemplateDialog),
  byOnClose,
);

/**
 * Opens the dialog that saves values as a template.
 *
 * @param fields The records of the form's fields, for the names of rejected ones.
 */
export function useSaveTemplate(
  kind: TemplateKind,
  fields: object,
): { save(read: ReadParts): void; dialog: ReactNode } {
  const [read, setRead] = useState<ReadParts | null>(null);
  return {
    save: (next) => setRead(() => next),
    dialog: read && (
      <Suspense>
        <SaveTemplateDialog kind={kind} fields={fields} read={read} onClose={() => setRead(null)} />
      </Suspense>
    ),
  };
}
