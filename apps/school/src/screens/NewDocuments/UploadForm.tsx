import type { DocumentCategory } from '@school/domain';
import { emptyShared } from '../../documents/documentValues.ts';
import { documentRefusals } from '../../documents/refusals.ts';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import { UploadFields } from './UploadFields.tsx';
import { togetherProblemWords } from './uploadProblem.ts';
import type { UploadValues } from './uploadValues.ts';
import { useUploads } from './useUploads.ts';

const loadValidator = () => import('./uploadRules.ts').then((file) => file.uploadRules);
const unkept: readonly (keyof UploadValues)[] = ['files'];
const filesIn = ({ files }: UploadValues) =>
  files.filter(({ state }) => state !== 'refused' && state !== 'sent').map(({ name }) => name);
const asTheyAre = (values: UploadValues) => values;

/** @param props.category What is chosen at first. */
export function UploadForm({ category }: { category: DocumentCategory | undefined }) {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const uploads = useUploads();
  const list = category ? `/documentos/${category.slug}` : '/documentos';
  return (
    <DraftedForm<UploadValues, UploadValues, readonly { id: string }[]>
      label={t('documents.new')}
      values={{ ...emptyShared, category: category?.id ?? '', files: [] } as UploadValues}
      draftName="new-documents"
      unkept={unkept}
      filesIn={filesIn}
      loadValidator={loadValidator}
      refusals={documentRefusals}
      problemWords={togetherProblemWords}
      requestOf={asTheyAre}
      onSend={uploads.send}
      onSent={(sent) => {
        notices.tell({
          tone: 'positive',
          message: { id: 'documents.uploaded', values: { count: sent.length } },
        });
        void navigation.navigate(list, { replace: true });
      }}
      onCancel={() => void navigation.navigate(list)}
      submit={<FormSubmit icon="upload">{t('documents.form.upload')}</FormSubmit>}
    >
      <UploadFields uploads={uploads} />
    </DraftedForm>
  );
}
