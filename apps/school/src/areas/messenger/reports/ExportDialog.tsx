import { allows } from '@school/domain';
import { Dialog, Grid, Notice, Text } from '@school/ui';
import { useState } from 'react';
import { useCollege, useSession } from '../../../data/DataRoot.tsx';
import { FormDatePicker } from '../../../forms/FormDatePicker.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { toLocalDay } from '../../../intl/localTime.ts';
import { useText } from '../../../intl/useText.ts';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { DialogForm } from '../people/DialogForm.tsx';
import { FormPerson } from '../people/FormPerson.tsx';
import { usePeopleSearch } from '../people/usePeopleSearch.ts';
import { exportFields, type ExportValues, toExportQuery } from './exportValues.ts';

type ExportDialogProps = {
  /** The conversation to export; without it, the form asks for a person. */
  conversationId?: string;
  onClose(): void;
};

const loadPersonRules = () => import('./exportRules.ts').then((file) => file.personExportRules);
const loadConversationRules = () => import('./exportRules.ts').then((file) => file.conversationExportRules);

/** Dialog that exports messages as a spreadsheet, with a reason for the activity log. */
export function ExportDialog({ conversationId, onClose }: ExportDialogProps) {
  const t = useText();
  const { user } = useSession();
  const { clock } = useScreenServices();
  const timeZone = useCollege()?.setting.timezone;
  const { download } = useTableExport();
  const [initialValues] = useState<ExportValues>(() => {
    const today = toLocalDay(clock(), timeZone);
    return { user_id: '', from: `${today.slice(0, 4)}-01-01`, to: today, reason: '' };
  });
  const hasPerson = conversationId === undefined;
  const title = t(hasPerson ? 'messageExport.action' : 'messageExport.conversation');
  if (hasPerson && (!user || !allows(user, 'users.view'))) {
    return (
      <Dialog open onOpenChange={onClose} title={title}>
        <Notice tone="info">{t('messageExport.noDirectory')}</Notice>
      </Dialog>
    );
  }
  return (
    <DialogForm<ExportValues, undefined>
      title={title}
      draftName={hasPerson ? 'export-messages' : `export-messages-${conversationId}`}
      initialValues={initialValues}
      fields={exportFields}
      loadValidator={hasPerson ? loadPersonRules : loadConversationRules}
      onSend={(values) => download('exportMessages', toExportQuery(values, conversationId), title)}
      onSent={onClose}
      onClose={onClose}
    >
      <FormProblem />
      <Text>{t('messageExport.help')}</Text>
      <Fields hasPerson={hasPerson} />
      <FormSubmit size="l" fullWidth>
        {t('messageExport.submit')}
      </FormSubmit>
    </DialogForm>
  );
}

function Fields({ hasPerson }: { hasPerson: boolean }) {
  const t = useText();
  const field = useFieldProps(exportFields);
  const people = usePeopleSearch(undefined, 'everyone');
  return (
    <>
      {hasPerson && <FormPerson {...field('user_id')} people={people} help={t('messageExport.personHelp')} />}
      <Grid columns={{ narrow: 1, medium: 2 }} gap="l">
        <FormDatePicker {...field('from')} />
        <FormDatePicker {...field('to')} />
      </Grid>
      <FormTextArea {...field('reason')} rows={2} dir="auto" />
    </>
  );
}
