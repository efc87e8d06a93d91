import type { DocumentCategory } from '@school/domain';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAudienceProblem } from '../../../audience/useAudienceProblem.ts';
import { type DocumentTools, emptyShared } from '../documentValues.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { RejectedFilesNotice } from './RejectedFilesNotice.tsx';
import { UploadFields } from './UploadFields.tsx';
import { sharedProblemMessages } from './uploadProblem.ts';
import { uploadFields, type UploadValues } from './uploadValues.ts';
import { type Uploaded, useUploads } from './useUploads.ts';
import { documentPaths } from '../paths.ts';

const loadValidator = () => import('./uploadRules.ts').then((file) => file.uploadRules);
const asTheyAre = (values: UploadValues) => values;

/** @param props.category Initial category. */
export function UploadForm({ category }: { category: DocumentCategory | undefined }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const audienceProblem = useAudienceProblem('documents.write');
  const uploads = useUploads();
  const [left, setLeft] = useState<{ round: number; values: UploadValues; sent: number }>();
  const list = category ? documentPaths.list.href({ category: category.slug }) : documentPaths.list.href();
  return (
    <DraftedForm<UploadValues, UploadValues, Uploaded, DocumentTools>
      // The remaining files are a new form, so nothing counts as unsent.
      key={left?.round}
      label={t('documents.new')}
      values={left?.values ?? ({ ...emptyShared, category: category?.id ?? '', files: [] } as UploadValues)}
      draftName="new-documents"
      fields={uploadFields}
      loadValidator={loadValidator}
      problemMessages={{ ...sharedProblemMessages, ...audienceProblem }}
      toRequest={asTheyAre}
      onSend={uploads.send}
      onSent={({ documents, rejected, values }) => {
        const count = documents.length;
        if (rejected.length > 0) {
          setLeft({ round: (left?.round ?? 0) + 1, values: { ...values, files: rejected }, sent: count });
          return;
        }
        notices.notify({ tone: 'positive', message: { id: 'documents.uploaded', values: { count } } });
        navigate(list, { replace: true });
      }}
      onCancel={() => navigate(list)}
      submit={<FormSubmit icon="upload">{t('documents.form.upload')}</FormSubmit>}
    >
      {left && <RejectedFilesNotice sent={left.sent} list={list} />}
      <UploadFields uploads={uploads} />
    </DraftedForm>
  );
}
