import type { TemplateKind, TemplateParts } from '@school/domain';
import { type ReactNode, Suspense, useState } from 'react';
import type { Outcome } from '../../data/useCommand.ts';
import { byOnClose, lateDialog } from '../../shell/lateDialog.tsx';

const SaveTemplateDialog = lateDialog(
  () => import('./SaveTemplateDialog.tsx').then((file) => file.SaveTemplateDialog),
  byOnClose,
);

/** Returns the values to save. */
export type ReadParts = () => Promise<Outcome<TemplateParts>>;

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
