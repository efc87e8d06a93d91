import type { Document } from '@school/domain';
import { Dialog, type FileItem, Stack } from '@school/ui';
import { useEffect, useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import type { FormFields } from '../../forms/fields.ts';
import { type FileProgress, FormFileField } from '../../forms/FormFileField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { isolate } from '../../intl/isolate.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { acceptedEndings, largestFile } from './acceptedFiles.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

const initialValues: { files: readonly FileItem[] } = { files: [] };
const replaceFields = {
  files: {
    label: 'documents.form.newFile',
    requestField: 'file',
    rejected: 'documents.form.fileRefused',
    stored: false,
    filesLeft: ({ files }) => files.filter(({ state }) => state !== 'refused').map(({ name }) => name),
  },
} as const satisfies FormFields<typeof initialValues>;

const loadValidator = () => import('./replaceRules.ts').then((file) => file.replaceRules);

/** Dialog that replaces a document's file; title, category and audience stay. */
export function ReplaceFileDialog({ document, onClose }: { document: Document; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(replaceFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('replaceDocumentFile');
  const [progress, setProgress] = useState<ReadonlyMap<string, FileProgress>>(new Map());
  const [way] = useState(() => new AbortController());
  useEffect(() => () => way.abort(), [way]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('documents.replace')}
      description={t('documents.replaceBody', { title: isolate(document.title) })}
    >
      <FormWithDraft
        draftName={`replace-file-${document.id}`}
        label={t('documents.replace')}
        initialValues={initialValues}
        loadValidator={loadValidator}
        fields={replaceFields}
        onSend={async ({ files }, { keyFor }) => {
          const { id, file } = files.find(({ state }) => state !== 'refused')!;
          const mark = (now: FileProgress) => setProgress(new Map([[id, now]]));
          mark({ state: 'sending', progress: 0 });
          const outcome = await run({
            path: { id: document.id },
            body: { _method: 'PUT', file: file! },
            ifMatch: document.version,
            idempotencyKey: keyFor({ file, version: document.version }),
            signal: way.signal,
            onUploadProgress: ({ sent, total }) =>
              mark({ state: 'sending', progress: total ? sent / total : 0 }),
          });
          if (way.signal.aborted) return null;
          if (!outcome.ok) mark({ state: 'waiting' });
          return outcome;
        }}
        onSent={() => {
          notices.notify({ tone: 'positive', message: { id: 'documents.replaced' } });
          onClose();
        }}
      >
        <Stack gap="l">
          <FormProblem />
          <FormFileField
            {...field('files')}
            required
            accept={acceptedEndings}
            acceptText={t('documents.form.accepted')}
            maxSize={largestFile}
            progress={progress}
          />
          <FormSubmit size="l" fullWidth>
            {t('documents.replace')}
          </FormSubmit>
        </Stack>
      </FormWithDraft>
    </Dialog>
  );
}
